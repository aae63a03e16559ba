import type { Article } from '../articles.ts';

/** The selected articles, by their translation groups. */
export type Selection = {
  groups: ReadonlySet<string>;
  /** Where a range starts: the article that was selected or deselected last. */
  anchor: string | null;
};

export type SelectionAction =
  | { type: 'toggled'; group: string }
  /** With Shift: all from the anchor to this article are as the anchor is. */
  | { type: 'extended'; group: string; shown: readonly Article[] }
  | { type: 'all'; shown: readonly Article[] }
  | { type: 'only'; groups: readonly string[] }
  | { type: 'cleared' };

export const nothingSelected: Selection = { groups: new Set(), anchor: null };

export function selectionReducer(selection: Selection, action: SelectionAction): Selection {
  switch (action.type) {
    case 'toggled':
      return {
        groups: withGroups(selection.groups, [action.group], !selection.groups.has(action.group)),
        anchor: action.group,
      };
    case 'extended': {
      const range = rangeBetween(action.shown, selection.anchor, action.group);
      if (!range) return selectionReducer(selection, { type: 'toggled', group: action.group });
      const isOn = selection.groups.has(selection.anchor ?? '');
      return { ...selection, groups: withGroups(selection.groups, range, isOn) };
    }
    case 'all':
      return {
        ...selection,
        groups: withGroups(
          selection.groups,
          action.shown.map(({ group }) => group),
          true,
        ),
      };
    case 'only':
      return { ...selection, groups: new Set(action.groups) };
    case 'cleared':
      return { ...selection, groups: new Set() };
  }
}

/** The selected articles among those that the filters show. Hidden ones are neither counted nor changed. */
export function selectedAmong(shown: readonly Article[], { groups }: Selection): Article[] {
  return groups.size === 0 ? [] : shown.filter(({ group }) => groups.has(group));
}

function withGroups(before: ReadonlySet<string>, changed: readonly string[], isOn: boolean) {
  const groups = new Set(before);
  for (const group of changed) {
    if (isOn) groups.add(group);
    else groups.delete(group);
  }
  return groups;
}

/** @returns null when the filters hide the anchor, or there is none */
function rangeBetween(
  shown: readonly Article[],
  anchor: string | null,
  group: string,
): string[] | null {
  const from = shown.findIndex((article) => article.group === anchor);
  const to = shown.findIndex((article) => article.group === group);
  if (from < 0 || to < 0) return null;
  return shown.slice(Math.min(from, to), Math.max(from, to) + 1).map((article) => article.group);
}
