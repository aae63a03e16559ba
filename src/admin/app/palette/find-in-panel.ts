import type { AdminPostSummary } from '#domain/posts/index.ts';
import { asOnOtherKeyboards } from '#language/search/keyboard-layouts.ts';
import { foldForSearch } from '#language/search/search-folding.ts';
import { findArticles } from '../../posts/find-articles.ts';
import type { CommandName } from '../../shared/commands.ts';
import { type MatchedGroup, matchCommands } from './match-commands.ts';

const shownArticles = 8;

export type FoundInPanel = { groups: MatchedGroup[]; articles: AdminPostSummary[] };

/** Finds what was typed; if there is nothing, what the same keys would have written on another keyboard. */
export function findInPanel(
  possible: ReadonlySet<CommandName>,
  posts: readonly AdminPostSummary[],
  query: string,
): FoundInPanel {
  const variants = new Set(asOnOtherKeyboards(query.trim()).map(foldForSearch));
  for (const variant of variants) {
    const groups = matchCommands(possible, variant);
    const articles = findArticles(posts, variant, shownArticles);
    if (groups.length > 0 || articles.length > 0) return { groups, articles };
  }
  return { groups: [], articles: [] };
}
