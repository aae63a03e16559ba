import type { Language } from '#i18n/languages.ts';
import { onlySorani, soraniForArabic } from '#language/orthography/letters.ts';
import { maskNonProse } from '#language/orthography/mask-non-prose.ts';

export type ForeignLetters = {
  letters: readonly string[];
  /** The letters that the language of the text has instead; empty when it has none. */
  instead: readonly string[];
  /** The position of the first one, in characters from the start. */
  firstAt: number;
};

/**
 * Finds letters of an Arabic keyboard in a Kurdish text, or of a Kurdish one in an Arabic text: each once, in the order
 * of the text.
 */
export function foreignLetters(markdown: string, language: Language): ForeignLetters | null {
  if (language === 'en') return null;
  const text = maskNonProse(markdown);
  const isForeign = (letter: string) =>
    language === 'ckb' ? Object.hasOwn(soraniForArabic, letter) : onlySorani.has(letter);
  const letters = new Set<string>();
  let firstAt = -1;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index);
    if (!isForeign(letter)) continue;
    if (firstAt < 0) firstAt = index;
    letters.add(letter);
  }
  if (firstAt < 0) return null;
  const instead =
    language === 'ckb' ? [...letters].map((letter) => soraniForArabic[letter] ?? '') : [];
  return { letters: [...letters], instead: [...new Set(instead)], firstAt };
}
