import type { TextIssue } from '../issue.ts';
import type { AlignedBlocks } from './align-blocks.ts';
import { excerpt } from './extract-elements.ts';

/** A shorter text may consist of names. */
const minWords = 8;

/**
 * The share of words in Arabic letters that have a letter no Arabic or Persian word has. In the starter posts, 77 to 81
 * of 100 Sorani words have one, and at most 1 of 100 Arabic words, in a quotation.
 */
const kurdishShare = { minInSorani: 0.2, maxInArabic: 0.5 } as const;

const arabicWord = /(?=\p{L})\p{Script=Arabic}[\p{Script=Arabic}\p{M}\u200c]*/gu;

/**
 * A whole text in another language: Arabic or Persian instead of Sorani, or Sorani instead of Arabic. It blocks
 * publishing, as a missing link does. Words of the source are quotations, and don't count.
 */
export function wrongLanguageIssues(whole: AlignedBlocks, language: 'ar' | 'ckb'): TextIssue[] {
  const quoted = new Set(whole.source.flatMap(({ prose }) => prose.match(arabicWord) ?? []));
  const words = whole.translation
    .flatMap(({ prose }) => prose.match(arabicWord) ?? [])
    .filter((word) => !quoted.has(word));
  if (words.length < minWords) return [];
  const share = words.filter((word) => /[ڕڵێۆەڤ]/u.test(word)).length / words.length;
  const isWrong =
    language === 'ckb' ? share < kurdishShare.minInSorani : share > kurdishShare.maxInArabic;
  const first = whole.translation.find(({ prose }) => prose.search(arabicWord) >= 0);
  if (!isWrong || !first) return [];
  const { from, to, prose } = first;
  return [{ code: 'wrong-language', isBlocking: true, from, to, subject: excerpt(prose) }];
}
