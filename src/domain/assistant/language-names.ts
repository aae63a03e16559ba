import type { TranslationLanguage } from '#i18n/languages.ts';

/** The names of languages in prompts, exact enough that a model does not mix up neighbouring ones. */
export const languageNames: Record<TranslationLanguage, string> = {
  ckb: 'Central Kurdish (Sorani) in Arabic script',
  ar: 'Modern Standard Arabic as it is written in Iraq',
};

/** The house style of each language for a model, one rule per line. */
export const writingRules: Record<TranslationLanguage, readonly string[]> = {
  ckb: [
    'Write Sorani as it is written in Sulaymaniyah and Erbil, never Kurmanji or Persian. Prefer the word that people use: سێرڤەر, داتابەیس and ئەپ are right.',
    'Letters: ی ک گ چ پ ژ ڤ ڕ ڵ ۆ ێ. ه is the sound h alone, ە the vowel. Never ي ى ك ة ھ, and no zero-width characters. A word never begins with a plain ر: it begins with ڕ.',
    'After ی the ezafe is a second ی: زیرەکیی دەستکرد. After ـایی it is left out: خێرایی ماڵپەڕ.',
    'Speak to the reader as تۆ. Months: کانوونی دووەم، شوبات، ئازار، نیسان، ئایار، حوزەیران، تەمووز، ئاب، ئەیلوول، تشرینی یەکەم، تشرینی دووەم، کانوونی یەکەم.',
    'Punctuation ، ؛ ؟ and «».',
  ],
  ar: [
    'Write plainly, so that a shop owner in Iraq reads it with ease. No dialect, no letters of Kurdish or Persian, no vowel marks but against ambiguity.',
    'Write أ إ آ ة ى with care. Speak to the reader in the masculine singular.',
    'Months as in Iraq: كانون الثاني، شباط، آذار، نيسان، أيار، حزيران، تموز، آب، أيلول، تشرين الأول، تشرين الثاني، كانون الأول.',
    'Punctuation ، ؛ ؟ and «».',
  ],
};

/** Formats rules as a list for a prompt. */
export function asRules(rules: readonly string[]): string {
  return rules.map((rule) => `- ${rule}`).join('\n');
}
