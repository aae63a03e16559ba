import type { Language, TranslationLanguage } from '#i18n/languages.ts';

/** The languages of the translations, in the order in which the panel shows them. */
export const columnTranslations = ['ckb', 'ar'] as const satisfies readonly TranslationLanguage[];

/** The languages of an article side by side: the source first, then those of the translations. */
export const columnLanguages = ['en', ...columnTranslations] as const satisfies readonly Language[];
