import { isLanguage, type Language } from './languages.ts';

/** What other programs call the languages of this site. */
const otherNames: Record<string, Language> = {
  ku: 'ckb',
  kur: 'ckb',
  kurdish: 'ckb',
  sorani: 'ckb',
  arabic: 'ar',
  ara: 'ar',
  english: 'en',
  eng: 'en',
};

/**
 * Reads the language of a text from a tag or a name: "ar", "en_US", "ckb-IQ", "Kurdish".
 *
 * @returns `other` for a language that the site does not have; null for what is no language
 */
export function readLanguage(tag: string): Language | 'other' | null {
  const [primary = '', ...rest] = tag.trim().toLowerCase().split(/[-_]/);
  if (isLanguage(primary)) return primary;
  // Kurdish in Latin script is another language for readers.
  if (rest.includes('latn') || rest.includes('tr')) return 'other';
  const known = Object.hasOwn(otherNames, primary) ? otherNames[primary] : undefined;
  if (known) return known;
  return isOtherLanguage(primary) ? 'other' : null;
}

let names: Intl.DisplayNames | undefined;

function isOtherLanguage(primary: string): boolean {
  // Its data takes milliseconds to load, which no start has to wait for.
  names ??= new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  try {
    return /^[a-z]{2,3}$/.test(primary) && names.of(primary) !== undefined;
  } catch {
    return false;
  }
}

export function noSuchLanguage(tag: string): string {
  return `it is in ${tag}, which is no language of this site`;
}
