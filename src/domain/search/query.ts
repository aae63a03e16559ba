import type { Language } from '#i18n/languages.ts';
import { asOnOtherKeyboards } from '#language/search/keyboard-layouts.ts';
import { type WordKeys, wordKeys, wordsIn } from '#language/stems/word-keys.ts';
import type { TokenQuery } from '#platform/database/index.ts';
import { queryLimits } from './shared/query-limits.ts';
import { keysOf, languageToken, type Nearness, type Place, tokenOf } from './tokens.ts';

/**
 * A query: for each word that was typed, what its keys write on each keyboard, the typed one first; for each of these
 * the words in it, which are several for `UI/UX`.
 */
export type Query = readonly (readonly (readonly WordKeys[])[])[];

export function parseQuery(text: string): Query {
  const typed = text.slice(0, queryLimits.letters).split(/\s+/).filter(Boolean);
  return typed.slice(0, queryLimits.words).flatMap((word) => {
    const variants = asOnOtherKeyboards(word)
      .map((variant) => [...wordsIn(variant)].map((one) => wordKeys(one.word, null)))
      .filter((keys) => keys.length > 0);
    return variants.length > 0 ? [variants] : [];
  });
}

/** The tokens that a text has which matches all words of a query. */
export function matching(
  query: Query,
  { near, place, language }: { near: Nearness; place: Place; language?: Language },
): TokenQuery {
  const words = query.map((variants) => ({
    any: variants.map((keys) => ({
      all: keys.map((word) => ({
        any: keysOf(word, near).map((key) => tokenOf(key, near, place)),
      })),
    })),
  }));
  return { all: [...words, ...(language ? [languageToken(language)] : [])] };
}

/** The stems that a sentence is searched for. */
export function stemsOfQuery(query: Query): string[] {
  return [...new Set(query.flat(2).flatMap(({ stems }) => stems))];
}
