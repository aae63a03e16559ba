/** Letters that only an Arabic keyboard types, and the letters of Sorani in their place (house style). */
export const soraniForArabic: Readonly<Record<string, string>> = {
  ك: 'ک',
  ي: 'ی',
  ى: 'ی',
  ة: 'ە',
};

/** Letters that only a Kurdish keyboard types, and the letters of Arabic for the same sounds. */
export const arabicForSorani: Readonly<Record<string, string>> = { ک: 'ك', ی: 'ي' };

/** Letters of Sorani for sounds that Arabic does not write. */
export const onlySorani: ReadonlySet<string> = new Set(['ڕ', 'ڵ', 'ێ', 'ۆ']);

/** Pattern of one letter of the Arabic script, without marks, digits, tatweel and punctuation. */
export const arabicScriptLetter = '(?:(?=\\p{Script=Arabic})\\p{L})';
