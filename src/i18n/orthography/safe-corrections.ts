import type { Language } from '../languages.ts';
import { arabicForSorani, arabicScriptLetter, soraniForArabic } from './letters.ts';
import { applyRule, type OrthographyRule } from './orthography-rule.ts';
import { changeWritten } from './written-text.ts';

/**
 * Corrects what is a mistake wherever it stands, in text that a model wrote; a person's text is never changed unasked
 * (`suggestSpellings`). Code, addresses, placeholders, marks of a translation and Latin words stay as they are.
 * Correcting twice equals once.
 *
 * Source of the rules: "Safe to apply" of ../shared/language.md. Sorani rules never run on Arabic, nor the reverse.
 *
 * @param text Markdown or plain text
 */
export function correctOrthography(text: string, language: Language): string {
  const rules: readonly OrthographyRule[] = safeCorrections[language];
  if (rules.length === 0) return text;
  let before: string;
  let corrected = text;
  // Again until nothing changes: without an invisible character, what follows it may become code, or text. It ends,
  // since each rule takes away characters of a kind that no later rule adds.
  do {
    before = corrected;
    corrected = changeWritten(before, (written) =>
      rules.reduce((changed, rule) => applyRule(rule, changed), written),
    );
  } while (corrected !== before);
  return corrected;
}

/** Letters that join no letter after them; a ZWNJ behind one changes nothing that is seen. */
const nonJoining = 'ءآأؤإاةدذرزٱ\u0688-\u0699ۀ\u06c3-\u06cbۏوە';

/** NFKC on all text would also rewrite `…` and `™`. */
const presentationForms = {
  name: 'presentation-form',
  find: /[\ufb50-\ufdff\ufe70-\ufefc]/g,
  // A vowel mark's form decomposes to a space or tatweel with the mark; here the mark belongs to the letter before it.
  write: (form) => form.normalize('NFKC').replace(/^[ \u0640](?=\p{M})/u, ''),
  examples: [
    ['ﺑﺎﺵ', 'باش'],
    ['ﻻ', 'لا'],
    ['دﹶ', 'دَ'],
    ['… ™ ½ ﬁ', '… ™ ½ ﬁ'],
  ],
} as const satisfies OrthographyRule;

/**
 * Between letters alone: beside a digit or a Latin word it carries a suffix, at a word's end it shows how the letter
 * joins (الـ), and before a mark it bears the mark.
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

/** In the order in which they run: each finds the text as those before it left it. */
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
    // With a hamza above, ي and ى are the letter ئ in two characters.
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
    // Before any ZWNJ is removed: it is what tells this ە from a real h.
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
