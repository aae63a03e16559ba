import { expect, test } from 'vitest';
import { safeCsv } from './safe-csv.ts';

test.each([
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n=1', '\ta'],
  ...['＝1+1', '＋1', '－1', '＠SUM(A1)', '\u200b=1', '\ufeff＝1', '\u202e-1'],
])('safeCsv puts an apostrophe before what a spreadsheet would run: %j', (text) => {
  expect(safeCsv([[text]]).replace(/^"/, '')).toMatch(/^'/);
});

test('safeCsv quotes commas, quotes and line breaks, and leaves numbers and words alone', () => {
  expect(safeCsv([['سەردان', 'a,b', 'say "hi"', 'two\nlines', -3]])).toBe(
    'سەردان,"a,b","say ""hi""","two\nlines",-3\r\n',
  );
});
