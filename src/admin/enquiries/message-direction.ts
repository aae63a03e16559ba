import { type Direction, directionOf, type Language } from '#i18n/languages.ts';

/**
 * The direction of what a visitor wrote: that of most of its letters, whatever it begins with.
 *
 * @param language of the page, for a text without letters
 */
export function directionOfMessage(text: string, language: Language): Direction {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const rightToLeft = count(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu);
  const leftToRight = count(/\p{L}/gu) - count(/(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]/gu);
  if (rightToLeft === leftToRight) return directionOf(language);
  return rightToLeft > leftToRight ? 'rtl' : 'ltr';
}
