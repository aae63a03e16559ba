import type { Language } from '#i18n/languages.ts';

export type TranslationLanguage = Exclude<Language, 'en'>;

/** What a prompt calls a language, exactly enough that a model takes no neighbour for it. */
export const languageNames: Record<TranslationLanguage, string> = {
  ckb: 'Central Kurdish (Sorani) in Arabic script',
  ar: 'Modern Standard Arabic',
};

/** How each language is written here (house style), for a model. */
export const writingRules: Record<TranslationLanguage, string> = {
  ckb: [
    'Write Sorani as it is written in Sulaymaniyah and Erbil. Never Kurmanji, Persian or Arabic words where Sorani has its own.',
    'Letters: ی ک ە ه ڕ ڵ ۆ ێ ڤ گ چ پ ژ. Never ي ى ك ة. A word never begins with a plain ر: it begins with ڕ.',
    'Digits ٠١٢٣٤٥٦٧٨٩, punctuation ، ؛ ؟.',
  ].join('\n'),
  ar: [
    'Write plain Modern Standard Arabic that a shop owner in Iraq reads with ease. No dialect, no Sorani or Persian letters.',
    'Write أ إ آ ة ى with care. Digits ٠١٢٣٤٥٦٧٨٩, punctuation ، ؛ ؟.',
  ].join('\n'),
};
