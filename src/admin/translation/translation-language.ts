import type { Language } from '#i18n/languages.ts';

/** A language that posts are translated to. */
export type TranslationLanguage = Exclude<Language, 'en'>;
