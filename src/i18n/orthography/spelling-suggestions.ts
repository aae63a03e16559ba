import type { Language } from '../languages.ts';
import { arabicScriptLetter, soraniForArabic } from './letters.ts';
import { applyRule, type OrthographyRule } from './orthography-rule.ts';
import { safeCorrections } from './safe-corrections.ts';
import { cover, coverUnwritten } from './written-text.ts';

/** A word that a person may want to spell otherwise. */
export type SpellingSuggestion = {
  /** The first rule that found something in the word; all that did are in `suggested`. */
  rule: SpellingRule;
  /** Where the word stands, in UTF-16 units from the start of the text. */
  from: number;
  to: number;
  found: string;
  suggested: string;
};

export type SpellingRule =
  | (typeof safeCorrections)[Language][number]['name']
  | (typeof soraniSuggestions)[number]['name'];

/**
 * What may be a mistake in a text that a person wrote, in the order of the text, one for each word: everything that
 * `correctOrthography` corrects for a model, and for Sorani what only a person can decide. Taking all leaves none.
 *
 * @param text Markdown or plain text
 */
export function suggestSpellings(text: string, language: Language): SpellingSuggestion[] {
  if (language === 'en') return [];
  const covered = coverUnwritten(text);
  const neighbour = (at: number) => covered.charAt(at).replace(wordSign, cover);
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

/** @param word with its neighbours, which no rule changes but some look at */
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

/** One character for a whole word or phrase (ﷺ, ﷲ): a person chose it. */
const wordSign = /[\ufdf0-\ufdff]/;

/** Letters with their marks, joiners, digits and whatever invisible stands between. */
const word =
  /(?:(?=\p{Script=Arabic})(?![\ufdf0-\ufdff])\p{L}|[\p{M}\u0640\u200b-\u200d\ufeff\u202a-\u202e٠-٩۰-۹])+/gu;

/** Words that Sorani can't have made: with the article, or with letters for sounds that it does not have. */
const quotedArabic = new RegExp(`[ثذصضطظءأإٱ]|(?<!${arabicScriptLetter}\\p{M}*)ال`, 'u');

const wordPart = `[\\p{L}\\p{M}\\p{N}\\u0640\\u200c\\u200d${cover}]`;

/** In the order in which they run. Source: "Only to suggest to a person" of ../shared/language.md. */
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
    // Only where no rule takes the ه that it becomes for ە: inside a word, and at its end after a long vowel.
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
    // A lone ر is the letter's name.
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
    // A real h ends a word mostly after a long vowel (گوناه), in laughter (هه) and in the name of God, where ە hardly
    // stands.
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
