/** A language of the site, by its BCP 47 tag. */
export type Language = 'en' | 'ar' | 'ckb';

/** In the order of the language menu and of the toggle. */
export const languages = ['en', 'ar', 'ckb'] as const satisfies readonly Language[];

export const defaultLanguage: Language = 'en';

type LanguageFacts = {
  /** First segment of every path in this language; null for the language without one. */
  prefix: 'arabic' | 'kurdish' | null;
  /** The language's name in its own script. */
  ownName: string;
  /** The same in one word, for the toggle. */
  shortName: string;
  /** One or two letters of its own script, where there is no room for a name. */
  letters: string;
  /** Locale named by the specification, for machines (`ckb-IQ`). */
  locale: string;
  /** What Open Graph calls it. */
  openGraphLocale: string;
};

export const languageFacts: Record<Language, LanguageFacts> = {
  en: {
    prefix: null,
    ownName: 'English',
    shortName: 'English',
    letters: 'En',
    locale: 'en-US',
    openGraphLocale: 'en_US',
  },
  ar: {
    prefix: 'arabic',
    ownName: 'العربية',
    shortName: 'العربية',
    letters: 'ع',
    locale: 'ar-SA',
    openGraphLocale: 'ar_AR',
  },
  ckb: {
    prefix: 'kurdish',
    ownName: 'کوردیی سۆرانی',
    shortName: 'کوردی',
    letters: 'کو',
    locale: 'ckb-IQ',
    openGraphLocale: 'cb_IQ',
  },
};

/** Languages written from right to left, those included that only ever appear inside a text. */
const rightToLeftLanguages: ReadonlySet<string> = new Set(['ar', 'ckb', 'he', 'fa', 'ur']);

export type Direction = 'ltr' | 'rtl';

/** @param tag a language tag, of this site or not */
export function directionOf(tag: string): Direction {
  return rightToLeftLanguages.has(tag) ? 'rtl' : 'ltr';
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The next one in the cycle en, ar, ckb, en. */
export function nextLanguage(language: Language): Language {
  return languages[(languages.indexOf(language) + 1) % languages.length] ?? defaultLanguage;
}
