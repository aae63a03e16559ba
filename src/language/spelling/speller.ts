import type { TranslationLanguage } from '#i18n/languages.ts';
import { createWordCheck } from './check-words.ts';
import type { Dictionary } from './dictionary.ts';
import { type HouseWords, isHouseForm } from './house-forms.ts';
import { editsOf, likelyMeant } from './word-edits.ts';

/** Judges words and suggests better ones. */
export type Speller = {
  /** Whether a word is to be underlined. A word that nothing is known about is not, unless a dictionary is there. */
  isWrong: (word: string) => boolean;
  /** The best words in its place, the likeliest first. */
  suggest: (word: string) => string[];
};

/** Suggestions for a word. */
const maxSuggestions = 5;

/**
 * How often the site must use the word that was probably meant, so that a word which it never uses is underlined
 * although a dictionary knows it: «دکات» for «دەکات». Measured by `npm run bench:spelling`.
 */
const usesToDoubt = { listed: 1, made: 2, entry: 3, unknown: 3 };

/** Shorter words are one edit away from too many others. */
const shortestUnknown = 4;

/** The longest word that is judged. Longer ones are words that were typed without a space. */
const longest = 40;

/**
 * Without a dictionary the words of the site are all that is known, and most words that the site has not used yet are
 * right: then only words are underlined that are probably meant to be one of the site's.
 */
export function createSpeller(
  language: TranslationLanguage,
  dictionary: Dictionary | null,
  house: HouseWords,
): Speller {
  const check = dictionary && createWordCheck(dictionary);
  const isKnown = (word: string) =>
    house.has(word) ||
    isHouseForm(word, house, language) ||
    check?.knows(word) === true ||
    dictionary?.listed.has(word) === true;

  const suggest = (word: string): string[] => {
    const costs = new Map<string, number>();
    const offer = (better: string, cost: number) => {
      if (better === word || !better.split(' ').every((part) => isKnown(part))) return;
      const uses = house.get(better) ?? 0;
      const whole = cost - Math.min(1, Math.log10(1 + uses) / 2);
      costs.set(better, Math.min(whole, costs.get(better) ?? Number.POSITIVE_INFINITY));
    };
    for (const [found, right] of dictionary?.replacements ?? [])
      for (let at = word.indexOf(found); at >= 0; at = word.indexOf(found, at + 1))
        offer(word.slice(0, at) + right + word.slice(at + found.length), 0.4);
    for (const { word: better, cost } of editsOf(word, language)) offer(better, cost);
    return [...costs]
      .sort(([one, cost], [other, otherCost]) => cost - otherCost || (one < other ? -1 : 1))
      .slice(0, maxSuggestions)
      .map(([better]) => better);
  };

  const isDoubtful = (word: string, uses: number): boolean =>
    likelyMeant(word, language).some((meant) => (house.get(meant) ?? 0) >= uses);

  const isWrong = (word: string): boolean => {
    if (word.length < 2 || word.length > longest) return false;
    if (house.has(word) || isHouseForm(word, house, language)) return false;
    if (!check) return word.length >= shortestUnknown && isDoubtful(word, usesToDoubt.unknown);
    if (check.has(word)) return isDoubtful(word, usesToDoubt.entry);
    if (check.knows(word)) return isDoubtful(word, usesToDoubt.made);
    return !dictionary?.listed.has(word) || isDoubtful(word, usesToDoubt.listed);
  };

  return { isWrong, suggest };
}
