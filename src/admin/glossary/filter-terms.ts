import type { GlossaryTerm } from '#domain/translation/shared/glossary-term.ts';
import { foldForSearch } from '#language/search/search-folding.ts';

/** The terms that have every word of the query in any of their languages or wrong forms, whatever its case or keyboard. */
export function filterTerms(terms: readonly GlossaryTerm[], query: string): GlossaryTerm[] {
  const words = foldForSearch(query).split(/\s+/);
  return terms.filter((term) => words.every((word) => foldedText(term).includes(word)));
}

/** Folding takes longer than searching, and a term never changes: what was saved is a new one. */
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
