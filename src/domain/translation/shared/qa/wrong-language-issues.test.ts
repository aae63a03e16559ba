import { describe, expect, test } from 'vitest';
import { check } from '../../../../../tests/support/qa-fixture.ts';

const source = 'Every shop needs a page of its own, and this is how to begin with one in a day.';
const arabic =
  'يحتاج كل متجر صغير إلى موقع على الشبكة، وهذه طريقة البدء بموقع واحد في يوم واحد فقط.';
const sorani = 'هەموو دوکانێک پێویستی بە پەڕەیەکی خۆی هەیە، و ئەمە چۆنێتی دەستپێکردنە لە ڕۆژێکدا.';
const persian = 'هر فروشگاه به یک صفحه برای خود نیاز دارد و این روش شروع کردن در یک روز است.';

const blocking = (translation: string, language: 'ar' | 'ckb', of = source) =>
  check({ source: of, translation, language })
    .filter(({ isBlocking }) => isBlocking)
    .map(({ code }) => code);

describe('a whole text in another language is one blocking issue', () => {
  test.each([
    ['Arabic for Sorani', arabic, 'ckb'],
    ['Persian for Sorani', persian, 'ckb'],
    ['Sorani for Arabic', sorani, 'ar'],
  ] as const)('%s', (_name, translation, language) => {
    expect(blocking(`${translation}\n\n${translation}`, language)).toEqual(['wrong-language']);
    const codes = check({ source, translation, language }).map(({ code }) => code);
    expect(codes).not.toContain('foreign-language');
    expect(codes).not.toContain('foreign-letters');
  });
});

describe('no such issue', () => {
  test.each([
    ['Sorani in Sorani', sorani, 'ckb'],
    ['Arabic in Arabic', arabic, 'ar'],
    ['a sentence of Arabic among Sorani', `${sorani} ${sorani} ${arabic}`, 'ckb'],
    ['a Kurdish name in Arabic', `${arabic} هەولێر`, 'ar'],
    ['names alone', 'محمد علي حسن', 'ckb'],
  ] as const)('%s', (_name, translation, language) => {
    expect(blocking(translation, language)).toEqual([]);
  });

  test('for words that the source quotes', () => {
    expect(blocking(`${sorani}\n\n${arabic} ${arabic}`, 'ckb', `${source} ${arabic}`)).toEqual([]);
  });
});
