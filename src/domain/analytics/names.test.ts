import { expect, test } from 'vitest';
import { campaignName, missingPath, searchedWords } from './names.ts';

test.each([
  ['  Flutter   App ', 'flutter app'],
  ['وێب\u200cسایت', 'وێب\u200cسایت'],
  ['c++ & .NET?', 'c++ & .net?'],
  ['\u202eevil\u0000\u200f', 'evil'],
  ['𝐀'.repeat(60), 'a'.repeat(40)],
  [`${'a'.repeat(39)}😀`, 'a'.repeat(39)],
  ['rezan@mail.example', ''],
  ['call 0770 123 4567', ''],
  ['٠٧٧٠١٢٣٤٥٦٧', ''],
  ['2026 prices for 12 screens', '2026 prices for 12 screens'],
  ['', ''],
])('searchedWords(%j) is %j', (typed, words) => {
  expect(searchedWords(typed)).toBe(words);
});

test.each([
  ['/old-page', '/old-page'],
  ['/%D9%88%DB%8E%D8%A8', '/وێب'],
  ['/%ff%zz', '/%ff%zz'],
  ['/2024/01/15/post', '/2024/01/15/post'],
  ['/u/rezan@mail.example', ''],
  ['/t/07701234567', ''],
  ['/%E2%80%AEtxt.exe', '/txt.exe'],
  [`/${'a'.repeat(200_000)}`, `/${'a'.repeat(99)}`],
])('missingPath(%.40j) is %.40j', (path, name) => {
  expect(missingPath(path)).toBe(name);
});

test.each([
  ['Spring', 'spring'],
  ['نەورۆز ٢٠٢٦', 'نەورۆز ٢٠٢٦'],
  ['a<b>"c', 'abc'],
  ['x'.repeat(1_000), 'x'.repeat(60)],
  [null, ''],
  ['+964 770 123 4567', ''],
])('campaignName(%.40j) is %.40j', (value, name) => {
  expect(campaignName(value)).toBe(name);
});
