import { isEqual } from '../../drafts/is-equal.ts';
import { mergeTexts, textOfParts } from './merge-texts.ts';

/** Returns the other side's list without the entries that this side removed, and with those that it added. */
export function mergeLists<Entry>(
  base: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
): Entry[] {
  const stored = theirs.filter((entry) => mine.includes(entry) || !base.includes(entry));
  const added = mine.filter((entry) => !base.includes(entry) && !theirs.includes(entry));
  return [...stored, ...added];
}

/** Merges two versions of a value that started from one. Each function returns what became of one field. */
export type Merge = {
  /** Takes the side that changed the field. */
  value: <Value>(base: Value, mine: Value, theirs: Value) => Value;
  /** Takes, for each field, the side that changed it. */
  fields: <Fields extends object>(base: Fields, mine: Fields, theirs: Fields) => Fields;
  /** Merges Markdown block by block. */
  text: (base: string, mine: string, theirs: string) => string;
  /** Whether both sides have changed the same in different ways. Then the merged fields have this side's version. */
  isConflict: () => boolean;
};

export function createMerge(): Merge {
  let isConflict = false;
  const value = <Value>(base: Value, mine: Value, theirs: Value): Value => {
    if (isEqual(mine, theirs) || isEqual(base, mine)) return theirs;
    if (!isEqual(base, theirs)) isConflict = true;
    return mine;
  };
  return {
    value,
    fields(base, mine, theirs) {
      const merged = { ...mine };
      for (const name of Object.keys(mine) as (keyof typeof mine)[])
        merged[name] = value(base[name], mine[name], theirs[name]);
      return merged;
    },
    text(base, mine, theirs) {
      if (mine === theirs || base === mine) return theirs;
      if (base === theirs) return mine;
      const parts = mergeTexts(base, mine, theirs);
      if (parts.some(({ kind }) => kind === 'conflict')) isConflict = true;
      return textOfParts(parts, () => 'mine');
    },
    isConflict: () => isConflict,
  };
}
