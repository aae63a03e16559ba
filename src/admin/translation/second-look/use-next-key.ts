import { type KeyboardEvent, useRef } from 'react';
import type { BlockRef } from '../review-rows.ts';

/** Goes to the next entry of the list, or with Shift to the previous one, as between the changes of a proposal. */
export const nextKey = 'F7';

type Entry = { blockRef: BlockRef };

/** Returns a key listener that goes through a list, round and round. */
export function useNextKey<Item extends Entry>(
  list: readonly Item[],
  jumpTo: (entry: Item) => void,
) {
  const visited = useRef<Visited>(null);
  return (event: KeyboardEvent) => {
    if (event.key !== nextKey || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const index = nextIndex(list, visited.current, event.shiftKey ? -1 : 1);
    const entry = list[index];
    if (!entry) return;
    visited.current = { blockRef: entry.blockRef, index };
    jumpTo(entry);
  };
}

type Visited = { blockRef: BlockRef; index: number } | null;

/** A corrected entry leaves the list, and the next one gets its index. */
export function nextIndex(list: readonly Entry[], visited: Visited, direction: 1 | -1): number {
  if (list.length === 0) return -1;
  if (!visited) return direction > 0 ? 0 : list.length - 1;
  const now = list.findIndex(({ blockRef }) => blockRef === visited.blockRef);
  const next = now >= 0 ? now + direction : direction > 0 ? visited.index : visited.index - 1;
  return (next + list.length) % list.length;
}
