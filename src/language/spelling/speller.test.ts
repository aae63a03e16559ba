import { expect, test } from 'vitest';
import { withListedWords } from './listed-words.ts';
import { readHunspell } from './read-hunspell.ts';
import { createSpeller } from './speller.ts';
import { editsOf, likelyMeant } from './word-edits.ts';
import { countWords, wordsOfText } from './words-of-text.ts';

const house = new Map([
  ['دەکات', 9],
  ['کۆمپانیا', 9],
  ['ماڵپەڕ', 4],
  ['دیاری', 3],
  ['بەفر', 1],
]);

const dictionary = withListedWords(
  readHunspell(
    'REP 1\nREP ط ت\nSFX N Y 2\nSFX N 0 ان .\nSFX N 0 ێک .\n',
    '3\nشاخ/N\nیاری\nکتێب/N\n',
    'ckb',
  ),
  ['دکات', 'هەور'],
);

const wrong = (words: string, known: typeof dictionary | null) =>
  words.split(' ').filter(createSpeller('ckb', known, house).isWrong);

test('with a dictionary, every word is underlined that neither it nor the site knows', () => {
  expect(wrong('شاخان ماڵپەڕەکەماندا کۆمپانیایەک هەور شاخان شخان ماڵپەرەکە', dictionary)).toEqual([
    'شخان',
    'ماڵپەرەکە',
  ]);
});

test('a word that is a common mistake away from one of the site is doubted, although it exists', () => {
  // Listed, and an entry of the dictionary.
  expect(wrong('دکات یاری هەور', dictionary)).toEqual(['دکات', 'یاری']);
  const seldom = createSpeller('ckb', dictionary, new Map([['دیاری', 2]]));
  expect(seldom.isWrong('یاری')).toBe(false);
});

test('without a dictionary, only words that are surely meant to be one of the site are underlined', () => {
  expect(wrong('شاخان شخان هەورامان دکات کۆمپاینا ماڵپەر بفر', null)).toEqual(['دکات', 'کۆمپاینا']);
});

test('the word that was meant comes first', () => {
  const { suggest } = createSpeller('ckb', dictionary, house);
  expect(suggest('دکات')[0]).toBe('دەکات');
  expect(suggest('ماڵپەر')).toEqual(['ماڵپەڕ']);
  expect(suggest('کطێبان')).toEqual(['کتێبان']);
  expect(suggest('شاخانکتێب')).toEqual(['شاخان کتێب']);
  expect(suggest('کتابخانە')).toEqual([]);
});

test('a long word is not judged, and its edits grow with its length alone', () => {
  const { isWrong } = createSpeller('ckb', dictionary, house);
  expect(isWrong('ک'.repeat(41))).toBe(false);
  expect(editsOf('ک'.repeat(40), 'ckb').length).toBeLessThan(3_000);
  expect(likelyMeant('ک'.repeat(40), 'ckb').length).toBeLessThan(2_000);
});

test('Arabic words of the site take prefixes and pronouns', () => {
  const { isWrong } = createSpeller(
    'ar',
    readHunspell('', '1\nدار\n', 'ar'),
    new Map([
      ['إنستغرام', 2],
      ['الشاشة', 2],
    ]),
  );
  expect('وإنستغرام بإنستغرام شاشتها إنستغرم'.split(' ').filter(isWrong)).toEqual(['إنستغرم']);
});

test('words are read as prose has them: no code, no links, nothing that is joined to a digit or a Latin letter', () => {
  const text = 'ماڵ `کۆد` [باش](https://a.b/ماڵ) سال٢ WhatsAppـەوە A١ب و بە\u064eفر {ناو}';
  expect(
    wordsOfText(text, 'ckb').map(({ letters, from, to }) => [letters, text.slice(from, to)]),
  ).toEqual([
    ['ماڵ', 'ماڵ'],
    ['باش', 'باش'],
    ['بەفر', 'بە\u064eفر'],
  ]);
  const counts = new Map([['ماڵ', 2]]);
  countWords('ماڵ ماڵ بەفر', 'ckb', counts);
  expect([...counts]).toEqual([
    ['ماڵ', 4],
    ['بەفر', 1],
  ]);
});
