/** Letters that only an Arabic keyboard types, with what Sorani writes in their place (house style). */
export const soraniForArabic: Readonly<Record<string, string>> = {
  ك: 'ک',
  ي: 'ی',
  ى: 'ی',
  ة: 'ە',
};

/** Letters that only a Kurdish keyboard types for a sound that Arabic has too, with what Arabic writes. */
export const arabicForSorani: Readonly<Record<string, string>> = { ک: 'ك', ی: 'ي' };

/** Letters of Sorani that stand for sounds which Arabic does not write. */
export const onlySorani: ReadonlySet<string> = new Set(['ڕ', 'ڵ', 'ێ', 'ۆ']);

/** Pattern of one letter of the Arabic script: no mark, digit, tatweel or punctuation. */
export const arabicScriptLetter = '(?:(?=\\p{Script=Arabic})\\p{L})';
