import { describe, expect, test } from 'vitest';
import { foreignLetters } from './foreign-letters.ts';

describe('in a Kurdish text', () => {
  test.each([
    ['كوردستان', ['ك'], ['ک'], 0],
    ['ئەم كوردي', ['ك', 'ي'], ['ک', 'ی'], 4],
    ['مصطفى علي ة', ['ى', 'ي', 'ة'], ['ی', 'ە'], 4],
  ])('«%s» has Arabic letters', (text, letters, instead, firstAt) => {
    expect(foreignLetters(text, 'ckb')).toEqual({ letters, instead, firstAt });
  });

  test.each([
    'کوردستان، ئەمە ھەڵە نییە',
    'لە کیبۆردی عەرەبی `كوردي` دەنووسرێت',
    '```\nكوردي\n```\nکوردی',
    '~~~\nكوردي',
    '[بەستەر](/blog/كوردي)',
    '',
  ])('%j has no foreign letters', (text) => {
    expect(foreignLetters(text, 'ckb')).toBeNull();
  });

  test('the position of the first one counts the code before it', () => {
    expect(foreignLetters('`ي` ك', 'ckb')?.firstAt).toBe(4);
  });
});

describe('in an Arabic text', () => {
  test('Kurdish letters are reported', () => {
    expect(foreignLetters('مدينة هەولێر وڕانیە', 'ar')).toEqual({
      letters: ['ێ', 'ڕ'],
      instead: [],
      firstAt: 10,
    });
  });

  test('Arabic letters are not reported', () => {
    expect(foreignLetters('كتب علي إلى مكتبة الأردن', 'ar')).toBeNull();
  });
});

test('an English text may have letters of both', () => {
  expect(foreignLetters('ك and ڕ', 'en')).toBeNull();
});

test('200 kB of backticks have no foreign letters', () => {
  const text = '`ا '.repeat(50_000);
  expect(foreignLetters(text, 'ckb')).toBeNull();
});
