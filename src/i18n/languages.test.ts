import { describe, expect, test } from 'vitest';
import { directionOf, isLanguage, languages, localeConfig, nextLanguage } from './languages.ts';

test('the toggle cycles through en, ar and ckb', () => {
  expect(languages.map(nextLanguage)).toEqual(['ar', 'ckb', 'en']);
});

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['ckb', 'rtl'],
  ['he', 'rtl'],
  ['fa', 'rtl'],
  ['ur', 'rtl'],
  ['de', 'ltr'],
  ['', 'ltr'],
])('«%s» is written %s', (tag, direction) => {
  expect(directionOf(tag)).toBe(direction);
});

describe('isLanguage', () => {
  test.each(languages)('accepts %s', (language) => {
    expect(isLanguage(language)).toBe(true);
  });

  test.each([
    '',
    'EN',
    'ar-SA',
    'ku',
    'arabic',
    '__proto__',
    'toString',
    null,
    undefined,
    0,
    ['ar'],
  ])('rejects %j', (value) => {
    expect(isLanguage(value)).toBe(false);
  });
});

test('has the prefixes and locales of the specification', () => {
  expect(languages.map((language) => localeConfig[language].prefix)).toEqual([
    null,
    'arabic',
    'kurdish',
  ]);
  expect(languages.map((language) => localeConfig[language].locale)).toEqual([
    'en-US',
    'ar-SA',
    'ckb-IQ',
  ]);
});
