import { align } from '#domain/translation/shared/align.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { lightStems } from '#language/search/light-stems.ts';
import { foldForSearch } from '#language/search/search-folding.ts';
import { withoutPlaceholders } from '#markdown/segments/placeholders.ts';

/** Words that an editor replaced by others. */
export type Correction = { wrong: string; better: string };

/** Limits of what is compared and kept, in words. */
const limits = { paragraph: 200, correction: 2, ofParagraph: 10 } as const;

/**
 * Finds the words of a paragraph that were replaced, one or two by one or two. Where more was rewritten, it says
 * nothing about a word. A word that only got another ending is none either.
 */
export function findCorrections(
  before: string,
  after: string,
  language: TranslationLanguage,
): Correction[] {
  const words = wordsOf(before);
  const others = wordsOf(after);
  if (words.length > limits.paragraph || others.length > limits.paragraph) return [];
  const pairs = align(words.length, others.length, (one, other) =>
    words[one] === others[other] ? 1 : 0,
  );
  const runs: { wrong: string[]; better: string[] }[] = [{ wrong: [], better: [] }];
  for (const pair of pairs) {
    const run = runs.at(-1);
    if (pair.before !== null && pair.after !== null) runs.push({ wrong: [], better: [] });
    else if (pair.before !== null) run?.wrong.push(words[pair.before] ?? '');
    else if (pair.after !== null) run?.better.push(others[pair.after] ?? '');
  }
  const fits = (list: readonly string[]) => list.length > 0 && list.length <= limits.correction;
  return runs
    .filter(({ wrong, better }) => fits(wrong) && fits(better))
    .map(({ wrong, better }) => ({ wrong: wrong.join(' '), better: better.join(' ') }))
    .filter((correction) => isOfWords(correction, language))
    .slice(0, limits.ofParagraph);
}

function wordsOf(text: string): string[] {
  return withoutPlaceholders(text).match(/[\p{L}\p{M}\p{N}\p{Cf}]+/gu) ?? [];
}

function isOfWords({ wrong, better }: Correction, language: TranslationLanguage): boolean {
  if (![wrong, better].every((text) => /\p{L}/u.test(text))) return false;
  const isSpelling = foldForSearch(wrong) === foldForSearch(better);
  return isSpelling || stemOf(wrong, language) !== stemOf(better, language);
}

/** Forms of a correction with other endings belong together. */
export function stemOf(words: string, language: TranslationLanguage): string {
  return lightStems(words, language).join(' ');
}
