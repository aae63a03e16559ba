/**
 * Maps letters that readers of Arabic and Central Kurdish type for each other to one of them.
 * Sources: the company's house style; Apache Lucene's ArabicNormalizer and SoraniNormalizer.
 */
export const foldedLetters: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ك: 'ک',
  ي: 'ی',
  ى: 'ی',
  ێ: 'ی',
  ة: 'ه',
  ە: 'ه',
  ھ: 'ه',
  ہ: 'ه',
  ۀ: 'ه',
  ۆ: 'و',
  ؤ: 'و',
  ڕ: 'ر',
  ڒ: 'ر',
  ڵ: 'ل',
};

/** Vowel marks and other combining marks, tatweel, ZWNJ and all other invisible format characters. */
export const ignoredCharacters = /[\p{M}\p{Cf}\u0640]/gu;

/**
 * The form in which search compares two texts; it is never shown or stored. It ignores case, marks, joiners, the script
 * of digits, and which keyboard typed a letter.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Script=Latin}/gu, (letter) => letter.normalize('NFD'))
    .replace(ignoredCharacters, '')
    .toLowerCase()
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .replace(/[\u0600-\u06ff]/g, (letter) => foldedLetters[letter] ?? letter)
    .replace(/و+/g, 'و');
}

/** In Unicode, the ten digits of every script are consecutive and begin with zero. */
export function toAsciiDigit(digit: string): string {
  let zero = digit.codePointAt(0) ?? 0;
  const codePoint = zero;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && codePoint - zero < 9) zero -= 1;
  return String(codePoint - zero);
}
