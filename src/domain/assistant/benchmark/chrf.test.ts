import { describe, expect, test } from 'vitest';
import { chrfOf, countChrf } from './chrf.ts';

/** Hypothesis, reference, and the score that sacreBLEU 2.6.0 gives them: `CHRF(word_order=2).sentence_score`. */
const scored: [hypothesis: string, reference: string, score: number][] = [
  ['The cat sat on the mat.', 'The cat sat on the mat.', 100],
  ['The cat sat on a mat', 'The cat is sitting on the mat.', 27.693954],
  [
    'ئێمە ماڵپەڕێک بۆ کارەکەت دروست دەکەین، کە خێرایە.',
    'ئێمە ماڵپەڕێکی خێرا بۆ کارەکەت دروست دەکەین.',
    70.624285,
  ],
  ['نبني موقعًا سريعًا لعملك خلال ٣ أسابيع.', 'نبني لك موقعًا سريعًا في ثلاثة أسابيع.', 52.722475],
  ['Nothing in common', 'ئەمە شتێکی ترە', 0],
  ['', 'A reference', 0],
  ['a', 'a', 100],
  ['ab', 'ba', 33.333333],
  ['"Quoted," (he) said: no-one\'s home!', '"Quoted", he said; no one is home', 34.012581],
  ['  Many   spaces\there ', 'Many spaces here', 100],
  ['😀 emoji 👍🏽 works', 'emoji 👍🏽 works 😀', 89.453914],
  ['the the the the the', 'the cat', 17.082982],
];

describe('chrF++', () => {
  test.each(scored)('%j against %j is what sacreBLEU says', (hypothesis, reference, score) => {
    expect(chrfOf([countChrf(hypothesis, reference)])).toBeCloseTo(score, 5);
  });

  test('of several texts is what sacreBLEU says, and not their mean', () => {
    // `corpus_score` of the same texts: nrefs:1|case:mixed|eff:yes|nc:6|nw:2|space:no|version:2.6.0
    const counts = scored.map(([hypothesis, reference]) => countChrf(hypothesis, reference));
    expect(chrfOf(counts)).toBeCloseTo(54.59050317557885, 8);
    expect(chrfOf([])).toBe(0);
  });
});
