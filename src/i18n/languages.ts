/** A language of the site, by its BCP 47 tag. */
export type Language = 'en' | 'ar' | 'ckb';

/** The languages that posts are translated to from English. */
export const translationLanguages = ['ar', 'ckb'] as const satisfies readonly Exclude<
  Language,
  'en'
>[];

export type TranslationLanguage = (typeof translationLanguages)[number];

/** In the order of the language menu and of the toggle. */
export const languages = ['en', 'ar', 'ckb'] as const satisfies readonly Language[];

export const defaultLanguage: Language = 'en';

type LocaleConfig = {
  /** First segment of every path in this language; null for the language without one. */
  prefix: 'arabic' | 'kurdish' | null;
  /** The language's name in its own script and language. */
  endonym: string;
  /** The endonym in one word, for the toggle. */
  shortEndonym: string;
  /** One or two letters of its own script, for places too narrow for a name. */
  initials: string;
  /** BCP 47 tag with region, for machines (`ckb-IQ`). */
  locale: string;
  /** Value of `og:locale`. */
  openGraphLocale: string;
};

export const localeConfig: Record<Language, LocaleConfig> = {
  en: {
    prefix: null,
    endonym: 'English',
    shortEndonym: 'English',
    initials: 'En',
    locale: 'en-US',
    openGraphLocale: 'en_US',
  },
  ar: {
    prefix: 'arabic',
    endonym: 'العربية',
    shortEndonym: 'العربية',
    initials: 'ع',
    locale: 'ar-SA',
    openGraphLocale: 'ar_AR',
  },
  ckb: {
    prefix: 'kurdish',
    endonym: 'کوردیی سۆرانی',
    shortEndonym: 'کوردی',
    initials: 'کو',
    locale: 'ckb-IQ',
    openGraphLocale: 'cb_IQ',
  },
};

/** Languages written from right to left. Some of them appear only inside a text. */
const rightToLeftLanguages: ReadonlySet<string> = new Set(['ar', 'ckb', 'he', 'fa', 'ur']);

export type Direction = 'ltr' | 'rtl';

/** @param tag a language tag, of this site or not */
export function directionOf(tag: string): Direction {
  return rightToLeftLanguages.has(tag) ? 'rtl' : 'ltr';
}

/** What stands between the items of a list. */
export function listSeparator(language: Language): string {
  return language === 'en' ? ', ' : '، ';
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The next one in the cycle en, ar, ckb, en. */
export function nextLanguage(language: Language): Language {
  return languages[(languages.indexOf(language) + 1) % languages.length] ?? defaultLanguage;
}
