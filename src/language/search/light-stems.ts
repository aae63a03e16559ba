import type { Language } from '#i18n/languages.ts';
import { foldForSearch } from './search-folding.ts';

/**
 * The words of a text as search folds them, each without its commonest endings, in order. Two forms of a word mostly
 * share a stem; a stem is never shown.
 *
 * Sources: the light stemmers of Apache Lucene for Arabic (Larkey's light10) and Sorani, on folded letters.
 */
export function lightStems(text: string, language: Language): string[] {
  return stemsOfFolded(foldForSearch(text), language);
}

/** The same for a text that is stored as search folds it, which saves most of the work. */
export function stemsOfFolded(folded: string, language: Language): string[] {
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => stemmers[language](word));
}

const stemmers: Readonly<Record<Language, (word: string) => string>> = {
  en: (word) => withoutEnding(word.replace(/ies$/, 'y'), ['ing', 'ed', 'es', 's', 'e'], 3),
  ar: (word) => {
    const prefix = arabicPrefixes.find(
      (one) => word.startsWith(one) && word.length > one.length + 2,
    );
    const bare = prefix ? word.slice(prefix.length) : word;
    return withoutEnding(bare, arabicEndings, 3);
  },
  ckb: (word) => withoutEnding(withoutEnding(word, kurdishClitics, 3), kurdishEndings, 3),
};

/** In folded letters: ة is ه, ي and ى are ی, ك is ک. */
const arabicPrefixes = ['وال', 'بال', 'کال', 'فال', 'ال', 'لل', 'و'];
const arabicEndings = ['ها', 'ان', 'ات', 'ون', 'ین', 'یه', 'ه', 'ی'];

/** In folded letters: ە is ه, ێ is ی, ۆ is و. */
const kurdishClitics = ['یش', 'یشی', 'هوه', 'دا', 'را'];
const kurdishEndings = [
  'هکانمان',
  'هکانتان',
  'هکانیان',
  'هکهمان',
  'هکهتان',
  'هکهیان',
  'هکانی',
  'هکانم',
  'هکان',
  'هکهی',
  'هکهم',
  'هکهت',
  'هکه',
  'هیهکی',
  'هیهک',
  'یهکی',
  'یهک',
  'یکی',
  'یک',
  'انی',
  'ان',
  'هی',
  'ه',
  'ی',
];

/** @param least letters that must remain */
function withoutEnding(word: string, endings: readonly string[], least: number): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length >= one.length + least);
  return ending ? word.slice(0, -ending.length) : word;
}
