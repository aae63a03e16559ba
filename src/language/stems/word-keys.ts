import type { Language } from '#i18n/languages.ts';
import { foldForSearch } from '../search/search-folding.ts';
import { arabicStems } from './arabic-stem.ts';
import { englishStem } from './english-stem.ts';
import { soraniStem } from './sorani-stem.ts';

/** How search compares a word: as it is written, as search folds it, and without its endings. */
export type WordKeys = { exact: string; folded: string; stems: readonly string[] };

/** A word, with the marks, joiners and tatweel inside it. */
const words = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}\u0640]*/gu;

/** Letters without which a word is the same: joiners, tatweel. */
const invisible = /[\p{Cf}\u0640]/gu;

/** The words of a text with their places, in order. */
export function* wordsIn(text: string): Generator<{ word: string; from: number; to: number }> {
  for (const { 0: word, index } of text.matchAll(words))
    yield { word, from: index, to: index + word.length };
}

/**
 * The keys of a word.
 *
 * @param language of the text; null for a query, whose words may be of any
 */
export function wordKeys(word: string, language: Language | null): WordKeys {
  const exact = word.normalize('NFC').replace(invisible, '').toLowerCase();
  const folded = foldForSearch(word);
  return { exact, folded, stems: stemsOf(folded, language) };
}

/** No word is longer; a longer one is its own stem. */
const maxLetters = 60;

function stemsOf(folded: string, language: Language | null): string[] {
  if (folded.length > maxLetters) return [folded];
  if (/^[a-z]+$/.test(folded)) return [englishStem(folded)];
  if (!/^\p{Script=Arabic}/u.test(folded)) return [folded];
  if (language === 'ar') return arabicStems(folded);
  if (language === 'ckb') return [soraniStem(folded)];
  return [...new Set([soraniStem(folded), ...arabicStems(folded)])];
}
