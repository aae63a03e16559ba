import type { TranslationLanguage } from '#i18n/languages.ts';
import { arabicForSorani, soraniForArabic } from '../orthography/letters.ts';
import { foldedLetters } from '../search/search-folding.ts';

/** The letters of a word, and where each begins in the text that was read. */
export type WordLetters = { letters: string; starts: readonly number[] };

/** A word with the marks and joiners between and after its letters. */
export const wordPattern = /\p{L}[\p{L}\p{M}\p{Cf}\u0640]*/gu;

const ignored = /[\p{M}\p{Cf}\u0640]/u;

/**
 * Reads a word in the letters of its language, whichever keyboard typed them. Marks, tatweel and joiners are left out;
 * in Sorani, ه with ZWNJ is ە.
 */
export function readLetters(word: string, language: TranslationLanguage): WordLetters {
  const ownLetters = language === 'ckb' ? soraniKeyboard : arabicForSorani;
  const starts: number[] = [];
  let letters = '';
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charAt(at);
    if (ignored.test(letter)) continue;
    const isE = language === 'ckb' && letter === 'ه' && word.charAt(at + 1) === '\u200c';
    letters += isE ? 'ە' : (ownLetters[letter] ?? letter);
    starts.push(at);
  }
  return { letters, starts };
}

/** ة stays: a Sorani text may quote Arabic. */
const soraniKeyboard: Readonly<Record<string, string>> = {
  ...soraniForArabic,
  ة: 'ة',
  ھ: 'ه',
  '\u0692': 'ڕ',
};

/**
 * The letters of a word as search compares them (ڕ as ر, أ as ا), but one for one: a doubled و stays. Arabic keeps ة,
 * which distinguishes a word from one with a pronoun.
 */
export function foldLetters(letters: string, language: TranslationLanguage): string {
  const fold = language === 'ar' ? arabicFolds : foldedLetters;
  let folded = '';
  for (const letter of letters) folded += fold[letter] ?? letter;
  return folded;
}

const arabicFolds: Readonly<Record<string, string>> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي' };
