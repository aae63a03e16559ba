import type { Language } from '#i18n/languages.ts';
import { asOnOtherKeyboards } from '#language/search/keyboard-layouts.ts';
import { type WordKeys, wordKeys, wordsIn } from '#language/stems/word-keys.ts';
import type { TokenQuery } from '#platform/database/index.ts';
import { queryLimits } from './shared/query-limits.ts';
import { keysOf, languageToken, type Nearness, oftenToken, type Place, tokenOf } from './tokens.ts';

/**
 * A query: for each word that was typed, what its keys write on each keyboard, the typed one first; for each of these
 * the words in it, which are several for `UI/UX`.
 */
export type Query = readonly (readonly (readonly WordKeys[])[])[];

/**
 * @param language of the texts that are searched: whose endings are removed; null for any
 */
export function parseQuery(text: string, language: Language | null): Query {
  return typedWords(text).map((word) =>
    asOnOtherKeyboards(word)
      .map((variant) => [...wordsIn(variant)].map((one) => wordKeys(one.word, language)))
      .filter((keys) => keys.length > 0),
  );
}

/**
 * The words of a query that have a letter or a digit on some keyboard, as they were typed. A control character ends a
 * word: no keyboard types one into it, and PostgreSQL stores no text with U+0000.
 */
export function typedWords(text: string): string[] {
  const typed = text
    .slice(0, queryLimits.letters)
    .split(/[\s\p{Cc}]+/u)
    .slice(0, queryLimits.words + 1);
  return typed
    .filter((word) => asOnOtherKeyboards(word).some((variant) => !wordsIn(variant).next().done))
    .slice(0, queryLimits.words);
}

/** How and where a text has the words of a query, and its language. */
type Match = { near: Nearness; place: Place; language: Language };

/** The tokens that a text has which matches all words of a query. */
export function matching(query: Query, { near, place, language }: Match): TokenQuery {
  const words = query.map((variants) => ({
    any: variants.map((keys) => ({
      all: keys.flatMap((word): TokenQuery[] => {
        const at = place === 'about' ? 'about' : 'anywhere';
        const tokens = { any: keysOf(word, near).map((key) => tokenOf(key, near, at)) };
        return place === 'often' ? [tokens, { any: word.stems.map(oftenToken) }] : [tokens];
      }),
    })),
  }));
  return { all: [...words, languageToken(language)] };
}

/** The tokens that a text has which matches all words of a query but one, whichever it is. */
export function matchingAllButOne(query: Query, match: Match): TokenQuery {
  return { any: query.map((_, left) => matching(query.toSpliced(left, 1), match)) };
}

/** The stems that a sentence is searched for. */
export function stemsOfQuery(query: Query): string[] {
  return [...new Set(query.flat(2).flatMap(({ stems }) => stems))];
}
