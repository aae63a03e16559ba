import { SearchQuery } from '@codemirror/search';
import type { EditorState } from '@codemirror/state';
import { searchPattern } from '#language/search/search-pattern.ts';

/** The fields of the find bar. */
export type FindFields = {
  search: string;
  replace: string;
  /** Whether to match exactly. Otherwise letters are folded as in the search of the site. */
  isExact: boolean;
  isEverywhere: boolean;
};

export type Match = { from: number; to: number };

export function findQuery({ search, replace, isExact }: FindFields): SearchQuery {
  const pattern = isExact ? '' : searchPattern(search);
  // The replacement is literal: `$` and `\` have no special meaning.
  if (pattern)
    return new SearchQuery({
      search: pattern,
      regexp: true,
      literal: true,
      replace: replace.replaceAll('$', '$$$$'),
    });
  return new SearchQuery({ search, replace, literal: true, caseSensitive: isExact });
}

export function matchesIn(state: EditorState, query: SearchQuery): Match[] {
  if (!query.valid) return [];
  const matches: Match[] = [];
  const cursor = query.getCursor(state);
  for (let next = cursor.next(); !next.done; next = cursor.next()) matches.push(next.value);
  return matches;
}
