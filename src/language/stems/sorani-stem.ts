/*
 * On folded letters (`foldForSearch`): ە is ه, ێ is ی, ۆ is و, ڕ is ر, ڵ is ل. The endings are those of Apache Lucene's
 * SoraniStemmer (definite, indefinite, plural, demonstrative, ezafe, pronouns, postpositions). Lucene removes one of
 * each kind in a fixed order; here each step removes the last ending that is there, until none is. So a word has the
 * stem that it has with one more ending, which is what search needs.
 */

/** An ending, and how many letters must remain before it. */
type Ending = readonly [pattern: RegExp, letters: number, atLeast: number];

/** The first that fits is removed. Compound endings (ەکانی) are several. */
const endings: readonly Ending[] = [
  [/ترین$/, 4, 3],
  [/هوه$/, 3, 2],
  [/مان$/, 3, 3],
  // Your: after a plural or a definite noun. وڵاتان are countries.
  [/(?:کان|که)تان$/, 3, 3],
  [/یش$/, 2, 3],
  [/دا$/, 2, 3],
  [/تر$/, 2, 3],
  [/هک$/, 2, 2],
  [/یک$/, 2, 3],
  [/ان$/, 2, 3],
  // My, your, too: after a definite noun.
  [/(?:که|کان)[متش]$/, 1, 4],
  // Definite, after a vowel.
  [/[او]ک$/, 1, 4],
  [/ه$/, 1, 2],
  [/ی$/, 1, 2],
];

/** The longest words have five endings: کتێبخانەکانیشماندا. */
const maxEndings = 8;

/**
 * The stem of a Central Kurdish word: a noun or adjective without its endings. Verbs keep the letters of their persons.
 *
 * @param word as search folds it
 */
export function soraniStem(word: string): string {
  let stem = word;
  for (let step = 0; step < maxEndings; step += 1) {
    const ending = endings.find(
      ([pattern, letters, atLeast]) => stem.length >= letters + atLeast && pattern.test(stem),
    );
    if (!ending) break;
    stem = stem.slice(0, -ending[1]);
  }
  return stem;
}
