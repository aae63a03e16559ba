import { adminMessages } from '#content/messages/admin.ts';
import { languages } from '#i18n/languages.ts';
import { foldForSearch } from '#language/search/search-folding.ts';
import { type CommandGroup, type CommandName, commandGroups } from '../../shared/commands.ts';

export type MatchedGroup = { group: CommandGroup; names: CommandName[] };

/**
 * The possible commands whose name has every word of the query, in any of the three languages. Names that begin with
 * the query come first, then those of which a word does; the group with the best match is the first. Without a query,
 * all of them in their own order.
 *
 * @param query folded for search
 */
export function matchCommands(possible: ReadonlySet<CommandName>, query: string): MatchedGroup[] {
  return groupNames
    .map((group) => {
      const names = commandGroups[group].filter((name) => possible.has(name));
      const ranked = names
        .map((name) => ({ name, rank: rankOf(name, query) }))
        .filter(({ rank }) => rank < noMatch)
        .sort((one, other) => one.rank - other.rank);
      return { group, names: ranked.map(({ name }) => name), best: ranked[0]?.rank ?? noMatch };
    })
    .filter(({ names }) => names.length > 0)
    .sort((one, other) => one.best - other.best)
    .map(({ group, names }) => ({ group, names }));
}

const groupNames = [
  'form',
  'selection',
  'screen',
  'go',
  'preferences',
] as const satisfies readonly CommandGroup[];

const noMatch = Number.POSITIVE_INFINITY;

function rankOf(name: CommandName, query: string): number {
  const titles = foldedTitles(name);
  if (titles.some((title) => title.startsWith(query))) return 0;
  const words = query.split(/\s+/);
  const matching = titles.filter((title) => words.every((word) => title.includes(word)));
  if (matching.length === 0) return noMatch;
  return matching.some((title) => title.includes(` ${words[0]}`)) ? 1 : 2;
}

const folded = new Map<CommandName, string[]>();

function foldedTitles(name: CommandName): string[] {
  const known = folded.get(name);
  if (known) return known;
  const titles = languages.map((language) =>
    foldForSearch(adminMessages[language].adminPalette.commands[name]),
  );
  folded.set(name, titles);
  return titles;
}
