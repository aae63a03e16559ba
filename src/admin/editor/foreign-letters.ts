import type { Language } from '#i18n/languages.ts';

/** Letters of an Arabic keyboard, with those that Kurdish writes in their place (house style). */
const arabicInKurdish: Readonly<Record<string, string>> = { ك: 'ک', ي: 'ی', ى: 'ی', ة: 'ە' };

const kurdishInArabic = new Set(['ڕ', 'ڵ', 'ێ', 'ۆ']);

/** Code and the addresses of links hold other letters on purpose. */
const notText = /^(`{3,}|~{3,})[\s\S]*?(?:^\1|$(?![\s\S]))|(`+)[^`\n].*?\2(?!`)|\]\([^)\n]*\)/gm;

export type ForeignLetters = {
  letters: readonly string[];
  /** What the draft's language writes instead; empty where it has no such letters. */
  instead: readonly string[];
  /** Where the first one stands, in characters from the start. */
  firstAt: number;
};

/** Letters of the other language's keyboard in a Kurdish or Arabic text, each once, in the order of the text. */
export function foreignLetters(markdown: string, language: Language): ForeignLetters | null {
  if (language === 'en') return null;
  const text = markdown.replace(notText, (code) => ' '.repeat(code.length));
  const isForeign = (letter: string) =>
    language === 'ckb' ? Object.hasOwn(arabicInKurdish, letter) : kurdishInArabic.has(letter);
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
    language === 'ckb' ? [...letters].map((letter) => arabicInKurdish[letter] ?? '') : [];
  return { letters: [...letters], instead: [...new Set(instead)], firstAt };
}
