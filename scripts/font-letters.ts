import { directionOf, languages, localeConfig } from '#i18n/languages.ts';

/** The characters in the site's font files. A text with another character fails `content/texts.test.ts`. */

const ascii = range(0x20, 0x7e);

/** Latin letters and signs inside Arabic and Kurdish text. */
export const latinWithinArabic = `${ascii}©÷−`;

/** Latin with the accents of names that appear in posts, and typographic punctuation. */
export const latin = `${ascii}\u00a0©«·»×ÀÁÂÄÇÈÉÊËÎÏÖÛÜßàáâäçèéêëîïñöûüŞş–—‘’“”•…←→−÷€`;

/** Letters of Arabic and Central Kurdish with their marks, both digit sets, punctuation, joiners. */
export const arabic = `${range(0x0621, 0x063a)}${range(0x0640, 0x0656)}${range(0x0660, 0x066c)}٫٬٪،؛؟ٰٱپچڕڒڤکگڵڶھۀۆۇۊۋیۍێەۖ۰۱۲۳۴۵۶۷۸۹ژڭ\u200c\u200d\u200e\u200f«» .:!()[]/-–—…%+×`;

/** Endonyms of Arabic and Kurdish: the only Arabic letters on English pages. */
export const languageNames = languages
  .filter((language) => directionOf(language) === 'rtl')
  .map((language) => localeConfig[language].endonym)
  .join(' ');

function range(first: number, last: number): string {
  return String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}
