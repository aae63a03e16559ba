import type { GlossaryTerm } from '#domain/translation/shared/glossary-term.ts';
import { foldForSearch } from '#language/search/search-folding.ts';

/**
 * Returns the terms that contain every word of the query, in any language or wrong form. Case and keyboard layout do
 * not matter.
 */
export function filterTerms(terms: readonly GlossaryTerm[], query: string): GlossaryTerm[] {
  const words = foldForSearch(query).split(/\s+/);
  return terms.filter((term) => words.every((word) => foldedText(term).includes(word)));
}

/** Caches folded texts, because folding is slower than searching. Terms are immutable: a saved term is a new object. */
const foldedTexts = new WeakMap<GlossaryTerm, string>();

function foldedText(term: GlossaryTerm): string {
  const known = foldedTexts.get(term);
  if (known !== undefined) return known;
  const { ar, ckb } = term.translations;
  const text = foldForSearch(
    [term.english, ar.term, ...ar.wrong, ckb.term, ...ckb.wrong].join('\n'),
  );
  foldedTexts.set(term, text);
  return text;
}
