import { romanizeArabicScript } from './romanize-arabic-script.ts';

/**
 * A spelling of a text in ASCII letters and digits, for the parts of URLs that pages make for each reader:
 * «تۆڕی مۆبایل» → `tori mobayl`, "Café" → `cafe`, «٢٠٢٦» → `2026`. Letters of other scripts are written as their code
 * points, so it needs none of the tables of all scripts (`transliterate`), which are half a megabyte. Signs stay.
 */
export function asciiLetters(text: string): string {
  return romanizeArabicScript(text.normalize('NFKC'))
    .normalize('NFKD')
    .toLowerCase()
    .replace(invisible, '')
    .replace(otherLetters, (letter) => ` ${letter.codePointAt(0)?.toString(16)} `);
}

/** Accents, the sign that stretches Arabic letters, and signs that only join, part or order letters. */
const invisible = /[\p{M}\p{Cf}ـ]/gu;
const otherLetters = /(?!\p{ASCII})[\p{L}\p{N}]/gu;
