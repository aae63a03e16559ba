import type { Issue } from '../finding.ts';
import type { AlignedBlocks } from './align-blocks.ts';
import { excerpt } from './extract-elements.ts';

/** A shorter text may be names alone. */
const leastWords = 8;

/**
 * Of the words in Arabic letters, those with a letter that no Arabic or Persian word has. The starter posts have it in 77 to
 * 81 of 100 Sorani words, and in at most one Arabic one, a quotation.
 */
const kurdishShare = { leastInSorani: 0.2, mostInArabic: 0.5 } as const;

const arabicWord = /(?=\p{L})\p{Script=Arabic}[\p{Script=Arabic}\p{M}\u200c]*/gu;

/**
 * A text that is in another language throughout: Arabic or Persian in place of Sorani, or Sorani in place of Arabic. It keeps
 * from publishing, as a lost link does. Words of the source are quotations, and don't count.
 */
export function wrongLanguageIssues(whole: AlignedBlocks, language: 'ar' | 'ckb'): Issue[] {
  const quoted = new Set(whole.source.flatMap(({ prose }) => prose.match(arabicWord) ?? []));
  const words = whole.translation
    .flatMap(({ prose }) => prose.match(arabicWord) ?? [])
    .filter((word) => !quoted.has(word));
  if (words.length < leastWords) return [];
  const share = words.filter((word) => /[ڕڵێۆەڤ]/u.test(word)).length / words.length;
  const isWrong =
    language === 'ckb' ? share < kurdishShare.leastInSorani : share > kurdishShare.mostInArabic;
  const first = whole.translation.find(({ prose }) => prose.search(arabicWord) >= 0);
  if (!isWrong || !first) return [];
  const { from, to, prose } = first;
  return [{ code: 'wrong-language', isBlocking: true, from, to, subject: excerpt(prose) }];
}
