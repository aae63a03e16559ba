import type { Language } from '#i18n/languages.ts';
import { arabicScriptLetter, soraniForArabic } from './letters.ts';
import { maskChar, maskNonProse } from './mask-non-prose.ts';
import { applyRule, type OrthographyRule } from './orthography-rule.ts';
import { safeCorrections } from './safe-corrections.ts';

/** A word that may be misspelled. */
export type SpellingSuggestion = {
  /** The first rule that matched. `suggested` is the result of all that matched. */
  rule: SpellingRule;
  /** Offsets in the text, in UTF-16 code units. */
  from: number;
  to: number;
  found: string;
  suggested: string;
};

export type SpellingRule =
  | (typeof safeCorrections)[Language][number]['name']
  | (typeof soraniSuggestions)[number]['name'];

/**
 * Spelling suggestions for a text that a person wrote, in text order, at most one for each word: everything that
 * `correctOrthography` corrects for a model, and for Sorani what only a person can decide. Applying all of them leaves
 * no suggestion.
 *
 * @param text Markdown or plain text
 */
export function suggestSpellings(text: string, language: Language): SpellingSuggestion[] {
  if (language === 'en') return [];
  const covered = maskNonProse(text);
  const neighbour = (at: number) => covered.charAt(at).replace(wordSign, maskChar);
  return [...covered.matchAll(word)].flatMap(({ 0: found, index: from }) => {
    // Invisible characters alone: nothing to show to a person.
    if (!/[\p{L}\p{N}]/u.test(found)) return [];
    const to = from + found.length;
    const before = neighbour(from - 1);
    const after = neighbour(to);
    const { rule, spelled } = respell(before + found + after, language);
    if (!rule) return [];
    const suggested = spelled.slice(before.length, spelled.length - after.length);
    return [{ rule, from, to, found, suggested }];
  });
}

/** @param word with the characters beside it: rules read them but never change them */
function respell(word: string, language: Language): { rule: SpellingRule | null; spelled: string } {
  let rule: SpellingRule | null = null;
  let before: string;
  let spelled = word;
  const apply = (rules: readonly OrthographyRule<SpellingRule>[]) => {
    for (const next of rules) {
      const changed = applyRule(next, spelled);
      if (changed !== spelled) rule ??= next.name;
      spelled = changed;
    }
  };
  do {
    before = spelled;
    apply(safeCorrections[language]);
    if (language === 'ckb' && !quotedArabic.test(spelled)) apply(soraniSuggestions);
  } while (spelled !== before);
  return { rule, spelled };
}

/** One character for a whole word or phrase (ﷺ, ﷲ). A person chose it, so it stays. */
const wordSign = /[\ufdf0-\ufdff]/;

/** Letters with their marks, joiners, digits and invisible characters in between. */
const word =
  /(?:(?=\p{Script=Arabic})(?![\ufdf0-\ufdff])\p{L}|[\p{M}\u0640\u200b-\u200d\ufeff\u202a-\u202e٠-٩۰-۹])+/gu;

/** Arabic words in Sorani text: with the article, or with letters for sounds that Sorani has not. */
const quotedArabic = new RegExp(`[ثذصضطظءأإٱ]|(?<!${arabicScriptLetter}\\p{M}*)ال`, 'u');

const wordPart = `[\\p{L}\\p{M}\\p{N}\\u0640\\u200c\\u200d${maskChar}]`;

/** In the order in which they run. Source: the company's house style. */
export const soraniSuggestions = [
  {
    name: 'arabic-teh',
    find: /ة/g,
    write: (letter) => soraniForArabic[letter] ?? letter,
    examples: [
      ['مدرسة', 'مدرسە'],
      ['الة منطقة', 'الة منطقة'],
    ],
  },
  {
    name: 'marked-l',
    find: /ل\u064e/g,
    write: () => 'ڵ',
    examples: [['سال\u064e', 'ساڵ']],
  },
  {
    name: 'marked-r',
    find: /ر\u0650/g,
    write: () => 'ڕ',
    examples: [['کەر\u0650', 'کەڕ']],
  },
  {
    name: 'knotted-h',
    // Only where no later rule would turn the resulting ه into ە: inside a word, and at its end after a long vowel.
    find: new RegExp(`ھ(?=${arabicScriptLetter})|(?<=[اآۆێە])ھ(?!${wordPart})`, 'gu'),
    write: () => 'ه',
    examples: [
      ['ھەڵە', 'هەڵە'],
      ['گوناھ', 'گوناه'],
      ['بھ', 'بھ'],
    ],
  },
  {
    name: 'initial-r',
    // ر alone is the name of the letter.
    find: new RegExp(`(?<!${wordPart})ر(?=${arabicScriptLetter})`, 'gu'),
    write: () => 'ڕ',
    examples: [
      ['رۆژ', 'ڕۆژ'],
      ['کاری ر', 'کاری ر'],
      ['رمضان', 'رمضان'],
    ],
  },
  {
    name: 'initial-ww',
    find: new RegExp(`(?<!${wordPart})وو+(?=(?!و)${arabicScriptLetter})`, 'gu'),
    write: () => 'و',
    examples: [
      ['ووشە', 'وشە'],
      ['بوو', 'بوو'],
    ],
  },
  {
    name: 'final-heh',
    // A real h ends a word mostly after a long vowel (گوناه), in laughter (هه) and in the name of God, where ە is rare.
    find: new RegExp(
      `(?<=(?![اآأإۆێەه])${arabicScriptLetter}\\p{M}*)(?<!لل\\p{M}*)ه(?!${wordPart})`,
      'gu',
    ),
    write: () => 'ە',
    examples: [
      ['ئەوه', 'ئەوە'],
      ['به', 'بە'],
      ['گوناه', 'گوناه'],
      ['هه', 'هه'],
      ['عەبدوللاه و لله', 'عەبدوللاه و لله'],
    ],
  },
] as const satisfies readonly OrthographyRule[];
