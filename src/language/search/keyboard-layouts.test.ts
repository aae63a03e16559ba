import { expect, test } from 'vitest';
import { asOnOtherKeyboards } from './keyboard-layouts.ts';

test.each([
  ['an English word on the Kurdish keyboard', 'لاکە', 'lake'],
  ['an English word on the Arabic keyboard', 'مشنث', 'lake'],
  ['an Arabic word on the Latin keyboard', 'fpdvm', 'بحيرة'],
  ['a Kurdish word on the Latin keyboard', 'deryaCe', 'دەریاچە'],
  ['a Kurdish word with capitals', 'SAR', 'شآڕ'],
  ['the letters لا, which are one key', 'lgh', 'ملا'],
  ['a b on the Arabic keyboard', 'لاثشقغ', 'beary'],
])('%s', (_name, typed, meant) => {
  expect(asOnOtherKeyboards(typed)).toContain(meant);
});

test('the text itself comes first, and nothing comes twice', () => {
  expect(asOnOtherKeyboards('lake')[0]).toBe('lake');
  expect(asOnOtherKeyboards('2026')).toEqual(['2026']);
});
