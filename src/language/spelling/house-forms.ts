import type { TranslationLanguage } from '#i18n/languages.ts';
import { arabicPrefixes, arabicStems, parseArabicSuffix } from '../word-forms/arabic-affixes.ts';
import {
  attachSoraniEnding,
  longestSoraniEnding,
  parseSoraniEnding,
} from '../word-forms/sorani-endings.ts';
import { withoutArticle } from '../word-forms/term-index.ts';
import { foldLetters } from '../word-forms/word-letters.ts';

/** Words that this site writes, in the letters of `readLetters`, each with how often. */
export type HouseWords = ReadonlyMap<string, number>;

/** Shorter words have too many forms that are mistakes of other words. */
const shortestStem = 3;

/** Whether a word is one of the house with a prefix or an ending of its language. */
export function isHouseForm(
  word: string,
  house: HouseWords,
  language: TranslationLanguage,
): boolean {
  return language === 'ckb' ? isSoraniForm(word, house) : isArabicForm(word, house);
}

function isSoraniForm(word: string, house: HouseWords): boolean {
  const from = Math.max(shortestStem, word.length - longestSoraniEnding);
  for (let length = word.length - 1; length >= from; length -= 1) {
    const stem = word.slice(0, length);
    if (!house.has(stem)) continue;
    const ending = parseSoraniEnding(stem, foldLetters(word.slice(length), 'ckb'));
    // Letter for letter: folded, ە and ه are equal, which is what a mistake may be.
    if (ending && attachSoraniEnding(stem, ending) === word) return true;
  }
  return false;
}

function isArabicForm(word: string, house: HouseWords): boolean {
  return arabicPrefixes(word).some(({ length, prefix }) => {
    const rest = word.slice(length);
    if (rest.length >= shortestStem && (house.has(rest) || house.has(`ال${rest}`))) return true;
    for (let end = rest.length - 1; end >= shortestStem; end -= 1) {
      const letters = rest.slice(0, end);
      const singulars = [letters, `${letters}ة`].filter(
        (singular) => house.has(singular) || house.has(`ال${singular}`),
      );
      for (const singular of singulars)
        for (const stem of arabicStems(withoutArticle(singular)))
          if (
            stem.letters === letters &&
            parseArabicSuffix(stem, rest.slice(end), prefix, { isFirst: true, isLenient: false })
          )
            return true;
    }
    return false;
  });
}
