import type { Language } from '#i18n/languages.ts';

/** The second language of a message, where it is about one. */
export function aboutLanguage(language: Language): { about?: Exclude<Language, 'en'> } {
  return language === 'en' ? {} : { about: language };
}
