import anyAscii from 'any-ascii';
import { romanizeArabicScript } from './romanize-arabic-script.ts';

/**
 * A readable ASCII spelling of a text in any script. Emoji become their names in colons.
 *
 * `romanizeArabicScript` runs first, because `any-ascii` drops some letters (ا) and writes others as punctuation that
 * does not belong in a URL.
 */
export function transliterate(text: string): string {
  return anyAscii(romanizeArabicScript(text));
}
