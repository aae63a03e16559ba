import { expect, test } from 'vitest';
import { isolateRuns, splitAtRuns } from './bidi.ts';

test.each([
  ['ژمارە +964 750 123 4567 ە', ['ژمارە ', '+964 750 123 4567', ' ە']],
  ['$1,250.50', ['', '$1,250.50', '']],
  ['زمانی C++ و ASP .NET', ['زمانی ', 'C++', ' و ASP .NET']],
  ['دەقێکی بێ ژمارە', ['دەقێکی بێ ژمارە']],
  ['', ['']],
])('%s is split where its runs are isolated', (text, parts) => {
  expect(splitAtRuns(text)).toEqual(parts);
});

test('the parts are those that are isolated, and together the text', () => {
  const text = 'پەیوەندی بە +964 750 123 4567 بکە، $5 یان C# 12.';
  const parts = splitAtRuns(text);
  expect(parts.join('')).toBe(text);
  expect(parts.map((part, index) => (index % 2 === 1 ? `[${part}]` : part)).join('')).toBe(
    isolateRuns(text, (run) => `[${run}]`),
  );
});
