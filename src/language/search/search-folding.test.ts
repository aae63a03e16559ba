import { describe, expect, test } from 'vitest';
import { foldForSearch } from './search-folding.ts';

const starterPosts = import.meta.glob<string>('/content/posts/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('treats as equal', () => {
  test.each([
    ['ۆ', 'و'],
    ['ؤ', 'و'],
    ['وو', 'و'],
    ['ێ', 'ی'],
    ['ڕ', 'ر'],
    ['ڵ', 'ل'],
    ['ە', 'ه'],
    ['ھ', 'ه'],
    ['ہ', 'ه'],
    ['ۀ', 'ه'],
    ['ٱ', 'ا'],
    ['ڒ', 'ڕ'],
    ['ة', 'ه'],
    ['آ', 'ا'],
    ['أ', 'ا'],
    ['إ', 'ا'],
    ['ى', 'ي'],
    ['ي', 'ی'],
    ['ك', 'ک'],
  ])('%s and %s', (one, other) => {
    expect(foldForSearch(`ب${one}ت`)).toBe(foldForSearch(`ب${other}ت`));
  });

  test.each([
    ['کەڕ', 'کەر'],
    ['بوو', 'بو'],
    ['كوردستان', 'کوردستان'],
    ['مُحَمَّد', 'محمد'],
    ['كـــتـــاب', 'كتاب'],
    ['کتێب\u200cخانە', 'کتێبخانە'],
    ['و\u200cو', 'وو'],
    ['\u202bکورد\u202c\u2069\ufeff', 'کورد'],
    ['آب', 'ا\u0653ب'],
    ['خانە\u0654', 'خانە'],
    ['ئەوه\u200c', 'ئەوە'],
    ['مەدرەسة ١٢', 'مەدرەسە ۱۲'],
    ['إلى أعلى', 'الي اعلي'],
    ['ﻛﻮﺭﺩ', 'كورد'],
    ['ﻻ', 'لا'],
    ['Café', 'cafe'],
    ['Cafe\u0301', 'café'],
    ['ÉCOLE', 'école'],
    ['İstanbul', 'istanbul'],
    ['Ｌｕｔｋａ', 'lutka'],
    ['NODE', 'node'],
    ['a\u00a0b', 'a b'],
  ])('%s and %s', (one, other) => {
    expect(foldForSearch(one)).toBe(foldForSearch(other));
  });
});

describe('keeps distinct', () => {
  test.each([
    ['پ', 'ب'],
    ['چ', 'ج'],
    ['ژ', 'ز'],
    ['ڤ', 'ف'],
    ['گ', 'ک'],
    ['ر', 'ز'],
    ['ئ', 'ی'],
    ['ا', 'ە'],
    ['و', 'ی'],
    ['a', 'e'],
    ['1', '2'],
  ])('%s and %s', (one, other) => {
    expect(foldForSearch(one)).not.toBe(foldForSearch(other));
  });
});

test.each([
  ['ASCII', '0123456789'],
  ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['full-width', '０１２３４５６７８９'],
  ['mathematical bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['Adlam', '𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙'],
])('digits: %s', (_name, digits) => {
  expect(foldForSearch(digits)).toBe('0123456789');
});

test('folds a letter at the edge of a query like one inside a word', () => {
  expect(foldForSearch('لووتکەکان')).toContain(foldForSearch('لوو'));
  expect(foldForSearch('لووتکەکان')).toContain(foldForSearch('ووت'));
});

describe('is idempotent', () => {
  test.each(['ووو', 'وۆؤو', 'و\u200cو\u0640و', 'İ', 'ﷲ', 'x²™…', 'ß', 'ﬁ'])('«%s»', (text) => {
    const once = foldForSearch(text);
    expect(foldForSearch(once)).toBe(once);
  });

  test('on all starter posts', () => {
    const texts = Object.values(starterPosts);
    expect(texts.length).toBeGreaterThanOrEqual(18);
    for (const text of texts) {
      const once = foldForSearch(text);
      expect(foldForSearch(once)).toBe(once);
    }
  });
});

test('an empty text and a text of marks become empty', () => {
  expect(foldForSearch('')).toBe('');
  expect(foldForSearch('\u0640\u200c\u064e')).toBe('');
});
