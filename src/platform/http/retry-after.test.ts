import { expect, test } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['0', 0],
  [' 20 ', 20],
  ['1.2', 2],
  ['Sat, 21 Nov 2026 12:01:30 GMT', 90],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  [null, undefined],
  ['', undefined],
  ['-5', undefined],
  ['soon', undefined],
  ['9'.repeat(400), undefined],
])('%j is %j seconds', (header, seconds) => {
  expect(readRetryAfter(header, now)).toBe(seconds);
});
