import type { TranslationLanguage } from '#i18n/languages.ts';
import { maskChar, maskNonProse } from '../orthography/mask-non-prose.ts';
import { readLetters, wordPattern } from '../word-forms/word-letters.ts';

/** A word in a text. */
export type SpelledWord = {
  /** In the letters of its language, without marks and joiners. */
  letters: string;
  /** The range in the text, in UTF-16 code units. */
  from: number;
  to: number;
};

const arabicScript = /^\p{Script_Extensions=Arabic}+$/u;

/** What makes a word part of something else: a digit, a Latin word, code, a placeholder, a sign of a path. */
const joined = new RegExp(`[\\p{N}${maskChar}_@#/\\\\]`, 'u');

/**
 * The words of a Markdown text that spelling judges: prose in Arabic script. Code, URLs, Latin words and whatever
 * is written together with them or with a digit is left out, and so are single letters.
 */
export function wordsOfText(markdown: string, language: TranslationLanguage): SpelledWord[] {
  const text = maskNonProse(markdown);
  return [...text.matchAll(wordPattern)].flatMap(({ 0: word, index: from }) => {
    const to = from + word.length;
    const { letters } = readLetters(word, language);
    const isPart = joined.test(text.charAt(from - 1)) || joined.test(text.charAt(to));
    return isPart || letters.length < 2 || !arabicScript.test(letters)
      ? []
      : [{ letters, from, to }];
  });
}

/** Adds the words of a text to how often each is written. */
export function countWords(
  markdown: string,
  language: TranslationLanguage,
  counts: Map<string, number>,
): void {
  for (const { letters } of wordsOfText(markdown, language))
    counts.set(letters, (counts.get(letters) ?? 0) + 1);
}
