import type { Language } from '#i18n/languages.ts';
import { arabicForSorani, arabicScriptLetter, soraniForArabic } from './letters.ts';
import { changeProse } from './mask-non-prose.ts';
import { applyRule, type OrthographyRule } from './orthography-rule.ts';

/**
 * Corrects what is always a mistake, in text that a model wrote. A person's text is never changed without asking
 * (`suggestSpellings`). Code, URLs, placeholders and Latin words stay unchanged. The function is idempotent.
 *
 * The rules are the company's house style. Sorani rules never run on Arabic, and Arabic rules never on Sorani.
 *
 * @param text Markdown or plain text
 */
export function correctOrthography(text: string, language: Language): string {
  const rules: readonly OrthographyRule[] = safeCorrections[language];
  if (rules.length === 0) return text;
  let before: string;
  let corrected = text;
  // Repeats until nothing changes: removing an invisible character may turn what follows into code, or into text. The
  // loop ends because each rule removes characters of a kind that no later rule adds.
  do {
    before = corrected;
    corrected = changeProse(before, (written) =>
      rules.reduce((changed, rule) => applyRule(rule, changed), written),
    );
  } while (corrected !== before);
  return corrected;
}

/** Letters that do not join the next letter; a ZWNJ after them is invisible. */
const nonJoining = 'ءآأؤإاةدذرزٱ\u0688-\u0699ۀ\u06c3-\u06cbۏوە';

/** NFKC for these forms only: on all text it would also rewrite `…` and `™`. */
const presentationForms = {
  name: 'presentation-form',
  find: /[\ufb50-\ufdff\ufe70-\ufefc]/g,
  // The form of a vowel mark decomposes to a space or tatweel and the mark. Here the mark belongs to the letter before.
  write: (form) => form.normalize('NFKC').replace(/^[ \u0640](?=\p{M})/u, ''),
  examples: [
    ['ﺑﺎﺵ', 'باش'],
    ['ﻻ', 'لا'],
    ['دﹶ', 'دَ'],
    ['… ™ ½ ﬁ', '… ™ ½ ﬁ'],
  ],
} as const satisfies OrthographyRule;

/**
 * Removes tatweel between letters only. After a digit or a Latin word it joins a suffix, at the end of a word it shows
 * how the letter joins (الـ), and before a mark it carries the mark.
 */
const tatweel = {
  name: 'tatweel',
  find: new RegExp(`(?<=${arabicScriptLetter}\\p{M}*)\\u0640+(?=${arabicScriptLetter})`, 'gu'),
  write: () => '',
  examples: [
    ['بـــاش', 'باش'],
    ['مُـحمد', 'مُحمد'],
    ['GitHubـدا، ١٤٤٥هـ، الـ API', 'GitHubـدا، ١٤٤٥هـ، الـ API'],
  ],
} as const satisfies OrthographyRule;

/** In the order in which they run. */
const soraniCorrections = [
  {
    name: 'invisible-character',
    find: /[\u200b\ufeff\u202a-\u202e]/g,
    write: () => '',
    examples: [
      ['کورد\u200bستان', 'کوردستان'],
      ['\ufeffسڵاو', 'سڵاو'],
      ['\u202bباش\u202c \u202aLutka\u202c', 'باش Lutka'],
    ],
  },
  presentationForms,
  {
    name: 'arabic-letter',
    // With a hamza above, ي and ى are ئ written as two characters.
    find: /[كيى](?!\p{M}*\u0654)/gu,
    write: (letter) => soraniForArabic[letter] ?? letter,
    examples: [
      ['كوردستان', 'کوردستان'],
      ['كوردي', 'کوردی'],
      ['ئازادى', 'ئازادی'],
      ['ي\u0654ازاد', 'ي\u0654ازاد'],
    ],
  },
  {
    name: 'old-rr',
    find: /\u0692/g,
    write: () => 'ڕ',
    examples: [['کە\u0692', 'کەڕ']],
  },
  tatweel,
  {
    name: 'heh-for-e',
    // Runs before any ZWNJ is removed: the ZWNJ distinguishes ە from a real h.
    find: /ه\u200c+/g,
    write: () => 'ە',
    examples: [
      ['ئه\u200cوه\u200c', 'ئەوە'],
      ['خانه\u200c\u200cکان', 'خانەکان'],
      ['هەموو', 'هەموو'],
    ],
  },
  {
    name: 'idle-zwnj',
    find: new RegExp(
      `(?<=[${nonJoining}]\\p{M}*)\\u200c+|\\u200c+(?=\\s|$)|(?<=\\u200c)\\u200c+`,
      'gu',
    ),
    write: () => '',
    examples: [
      ['کار\u200cگە', 'کارگە'],
      ['باش\u200c ە', 'باش ە'],
      ['باش\u200c', 'باش'],
      ['کتێب\u200c\u200cخانە', 'کتێب\u200cخانە'],
      ['کتێب\u200cخانە', 'کتێب\u200cخانە'],
    ],
  },
  {
    name: 'persian-digit',
    find: /[۰-۹]/g,
    write: (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x6f0 + 0x660),
    examples: [['۰۱۲۳۴۵۶۷۸۹', '٠١٢٣٤٥٦٧٨٩']],
  },
] as const satisfies readonly OrthographyRule[];

const arabicCorrections = [
  presentationForms,
  {
    name: 'kurdish-letter',
    find: /[کی]/g,
    write: (letter) => arabicForSorani[letter] ?? letter,
    examples: [
      ['کتاب', 'كتاب'],
      ['علی', 'علي'],
      ['مستشفى إلى', 'مستشفى إلى'],
    ],
  },
  tatweel,
] as const satisfies readonly OrthographyRule[];

export const safeCorrections = {
  en: [],
  ar: arabicCorrections,
  ckb: soraniCorrections,
} as const satisfies Record<Language, readonly OrthographyRule[]>;
