import { describe, expect, test } from 'vitest';
import { foreignLetters } from './foreign-letters.ts';

describe('in a Kurdish text', () => {
  test.each([
    ['كوردستان', ['ك'], ['ک'], 0],
    ['ئەم كوردي', ['ك', 'ي'], ['ک', 'ی'], 4],
    ['مصطفى علي ة', ['ى', 'ي', 'ة'], ['ی', 'ە'], 4],
  ])('«%s» has letters of Arabic', (text, letters, instead, firstAt) => {
    expect(foreignLetters(text, 'ckb')).toEqual({ letters, instead, firstAt });
  });

  test.each([
    'کوردستان، ئەمە ھەڵە نییە',
    'لە کیبۆردی عەرەبی `كوردي` دەنووسرێت',
    '```\nكوردي\n```\nکوردی',
    '~~~\nكوردي',
    '[بەستەر](/blog/كوردي)',
    '',
  ])('%j has none', (text) => {
    expect(foreignLetters(text, 'ckb')).toBeNull();
  });

  test('their place counts what stands before in code', () => {
    expect(foreignLetters('`ي` ك', 'ckb')?.firstAt).toBe(4);
  });
});

describe('in an Arabic text', () => {
  test('letters of Kurdish are named', () => {
    expect(foreignLetters('مدينة هەولێر وڕانیە', 'ar')).toEqual({
      letters: ['ێ', 'ڕ'],
      instead: [],
      firstAt: 10,
    });
  });

  test('its own are not', () => {
    expect(foreignLetters('كتب علي إلى مكتبة الأردن', 'ar')).toBeNull();
  });
});

test('an English text has all of them on purpose', () => {
  expect(foreignLetters('ك and ڕ', 'en')).toBeNull();
});

test('a long text of backticks takes no long time', () => {
  const text = '`ا '.repeat(50_000);
  expect(foreignLetters(text, 'ckb')).toBeNull();
});
