import { describe, expect, test } from 'vitest';
import { readPairs } from '../../../tests/support/stem-pairs.ts';
import { wordKeys } from './word-keys.ts';

/** Hand-checked pairs, see `tests/fixtures/stems/README.md`. */
describe.each([
  { language: 'ar', pairs: readPairs('arabic') },
  { language: 'ckb', pairs: readPairs('sorani') },
] as const)('stems in $language', ({ language, pairs }) => {
  test('at least 95 of 100 forms share a stem with their word', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(500);
    const missed = pairs.filter(([word, form]) => !shareStem(word, form, language));
    expect(missed.length / pairs.length, missed.join('; ')).toBeLessThanOrEqual(0.05);
  });

  test('a stem keeps at least two letters', () => {
    for (const [word, form] of pairs)
      for (const stem of [word, form].flatMap((one) => wordKeys(one, language).stems))
        expect(stem.length, `${form}: ${stem}`).toBeGreaterThanOrEqual(2);
  });
});

test.each([
  ['en', 'server servers', 'company companies', 'plan planned planning plans', 'box boxes'],
  ['en', 'automate automated automation automates', 'clear clearly', 'page pages paged'],
  [
    'en',
    'use used using uses',
    'call called calling',
    'design designed designs',
    'pay paying pays',
  ],
] as const)('stems in %s: %s; %s; %s; %s', (language, ...groups) => {
  for (const group of groups) {
    const [word = '', ...forms] = group.split(' ');
    for (const form of forms) expect(shareStem(word, form, language), form).toBe(true);
  }
});

test.each([
  ['en', 'new knew', 'plan plant', 'business busy', 'is as'],
  ['ar', 'كتاب كاتب', 'مدينة مدير', 'بيت بنت', 'عمل عامل'],
  ['ckb', 'نان ناو', 'کار کارت', 'شار شەڕ', 'ماڵ ماڵپەڕ'],
] as const)('words in %s that have different stems: %s; %s; %s; %s', (language, ...pairs) => {
  for (const pair of pairs) {
    const [one = '', other = ''] = pair.split(' ');
    expect(shareStem(one, other, language), pair).toBe(false);
  }
});

test('a word of 200 kB has a stem', () => {
  for (const letter of ['a', 'ی', 'ه', 'ان'])
    expect(wordKeys(letter.repeat(200_000), 'ckb').stems).toHaveLength(1);
});

function shareStem(one: string, other: string, language: 'en' | 'ar' | 'ckb'): boolean {
  const stems = new Set(wordKeys(one, language).stems);
  return wordKeys(other, language).stems.some((stem) => stems.has(stem));
}
