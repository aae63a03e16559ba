import { expect, test } from 'vitest';
import { hintFinder } from './find-hints.ts';

const none = { term: '', wrong: [] };
const glossary = [
  {
    english: 'website',
    translations: {
      ar: { term: 'موقع', wrong: ['ويب سايت'] },
      ckb: { term: 'ماڵپەڕ', wrong: ['وێبسایت', 'رووکار'] },
    },
  },
  { english: 'server', translations: { ckb: none, ar: { term: 'خادم', wrong: ['سيرفر'] } } },
];

const hints = (language: 'ar' | 'ckb', line: string) =>
  hintFinder(
    language,
    glossary,
    null,
  )(line).hints.map(({ kind, from, to, found, suggested }) => {
    expect(line.slice(from, to)).toBe(found);
    return [kind, found, suggested];
  });

test.each([
  [
    'both kinds, in text order',
    'هەموو رۆژێک وێبسایتەکانمان',
    [
      ['spelling', 'رۆژێک', 'ڕۆژێک'],
      ['term', 'وێبسایتەکانمان', 'ماڵپەڕەکانمان'],
    ],
  ],
  ['one hint for a word that is both', 'رووکارەکە', [['term', 'رووکارەکە', 'ماڵپەڕەکە']]],
  ['nothing in code, URLs and Latin words', '`وێبسایت` [باش](https://a.b/وێبسایت) website', []],
])('%s', (_name, line, expected) => {
  expect(hints('ckb', line)).toEqual(expected);
});

test('a word whose right form no rule knows has no suggestion', () => {
  expect(hints('ar', 'على السيرفرات')).toEqual([['term', 'السيرفرات', null]]);
});

test('a misspelt word is a hint once it is judged, unless another hint has it', () => {
  const isWrong = (word: string) => ({ دکات: true, رۆژیک: true, باشە: false })[word] ?? null;
  const find = hintFinder('ckb', glossary, { isWrong });
  const { hints: found, unjudged } = find('دکات باشە `دکات` رۆژیک نوێ دکات٢ و');
  expect(found.map((hint) => [hint.kind, hint.found])).toEqual([
    ['word', 'دکات'],
    ['spelling', 'رۆژیک'],
  ]);
  expect(unjudged).toEqual(['نوێ']);
});
