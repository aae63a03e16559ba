import { expect, test } from 'vitest';
import { countryName, soraniNames } from './country-names.ts';
import { correctOrthography } from './orthography/safe-corrections.ts';
import { suggestSpellings } from './orthography/spelling-suggestions.ts';

test.each([
  ['IQ', 'Iraq', 'العراق', 'عێراق'],
  ['DE', 'Germany', 'ألمانيا', 'ئەڵمانیا'],
  // Not in the table of Central Kurdish.
  ['TV', 'Tuvalu', 'توفالو', 'Tuvalu'],
  ['x', 'x', 'x', 'x'],
])('%s is %s, %s, %s', (code, en, ar, ckb) => {
  expect([countryName(code, 'en'), countryName(code, 'ar'), countryName(code, 'ckb')]).toEqual([
    en,
    ar,
    ckb,
  ]);
});

test('names in Central Kurdish are of countries, each its own, in the letters of the house', () => {
  const names = Object.entries(soraniNames);
  expect(new Set(names.map(([, name]) => name)).size).toBe(names.length);
  for (const [code, name] of names) {
    expect(countryName(code, 'en'), code).not.toBe(code);
    expect(correctOrthography(name, 'ckb')).toBe(name);
    expect(suggestSpellings(name, 'ckb'), name).toEqual([]);
  }
});
