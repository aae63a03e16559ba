import anyAscii from 'any-ascii';
import { arabicScriptInLatin } from './arabic-script-in-latin.ts';

/**
 * Our own table comes first, where `any-ascii` drops letters (ا) or picks signs that do not belong in an address.
 *
 * @returns a readable ASCII spelling of a text in any script; emoji become their names in colons
 */
export function transliterate(text: string): string {
  return anyAscii(arabicScriptInLatin(text));
}
