/**
 * Letters that a reader may type one for the other, in Arabic and in Central Kurdish, to one representative.
 * Sources: "Only for search" of ../shared/language.md; Apache Lucene's ArabicNormalizer and SoraniNormalizer.
 */
const folded: Readonly<Record<string, string>> = {
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

/** Vowel marks, other combining marks, tatweel, ZWNJ and every other invisible format character. */
const ignored = /[\p{M}\p{Cf}\u0640]/gu;

/**
 * The form in which two texts are compared for search, never shown and never stored: case, marks, keyboards'
 * different letters, digits and joiners make no difference.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Script=Latin}/gu, (letter) => letter.normalize('NFD'))
    .replace(ignored, '')
    .toLowerCase()
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .replace(/[\u0600-\u06ff]/g, (letter) => folded[letter] ?? letter)
    .replace(/و+/g, 'و');
}

/** Unicode keeps the ten digits of every script in one run of ten that begins with its zero. */
function toAsciiDigit(digit: string): string {
  let zero = digit.codePointAt(0) ?? 0;
  const codePoint = zero;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && codePoint - zero < 9) zero -= 1;
  return String(codePoint - zero);
}
