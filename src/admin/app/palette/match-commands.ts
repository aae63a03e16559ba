import { adminMessages } from '#content/messages/admin.ts';
import { languages } from '#i18n/languages.ts';
import { asOnOtherKeyboards } from '#language/search/keyboard-layouts.ts';
import { foldForSearch } from '#language/search/search-folding.ts';
import { type CommandGroup, type CommandName, commandGroups } from '../../shared/commands.ts';

export type MatchedGroup = { group: CommandGroup; names: CommandName[] };

/**
 * The possible commands whose name has every word of the query, in any of the three languages and whichever keyboard
 * typed it. Names that begin with the query come first. Without a query, all of them.
 */
export function matchCommands(possible: ReadonlySet<CommandName>, query: string): MatchedGroup[] {
  const variants = searchVariants(query);
  return groupNames
    .map((group) => {
      const names = commandGroups[group].filter((name) => possible.has(name));
      const ranked = names
        .map((name) => ({ name, rank: rankOf(name, variants) }))
        .filter(({ rank }) => rank < noMatch)
        .sort((one, other) => one.rank - other.rank);
      return { group, names: ranked.map(({ name }) => name) };
    })
    .filter(({ names }) => names.length > 0);
}

/** What was typed, folded for search, and what its keys would have written on the other keyboards. */
export function searchVariants(query: string): string[] {
  const trimmed = query.trim();
  return [...new Set(asOnOtherKeyboards(trimmed).map(foldForSearch))];
}

const groupNames = ['form', 'go', 'preferences'] as const satisfies readonly CommandGroup[];

const noMatch = Number.POSITIVE_INFINITY;

/** What was typed comes before what another keyboard would have written. */
function rankOf(name: CommandName, variants: readonly string[]): number {
  const ranks = variants.map((variant, index) => index * 2 + rankOfVariant(name, variant));
  return Math.min(...ranks);
}

function rankOfVariant(name: CommandName, variant: string): number {
  const words = variant.split(/\s+/);
  const titles = foldedTitles(name);
  if (titles.some((title) => title.startsWith(variant))) return 0;
  return titles.some((title) => words.every((word) => title.includes(word))) ? 1 : noMatch;
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
