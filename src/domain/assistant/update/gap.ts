import type { Extent } from './plan-leaf.ts';

/** A range of a Markdown text, and the white space around what takes its place. */
export type Gap = { from: number; to: number; lead: string; tail: string };

/**
 * Where a text replaces neighbouring sentences. The white space before a deleted sentence is deleted with it; a new one
 * gets a space.
 *
 * @param isDeletion whether the text is blank
 */
export function gapOf({ leaf, from, to, isLeaf }: Extent, isDeletion: boolean): Gap {
  const { location, sentences } = leaf;
  const all = { from: location.from, to: location.to, lead: '', tail: '' };
  if (isLeaf) return all;
  const [before, first, last, after] = [from - 1, from, to - 1, to].map(
    (index) => sentences[index]?.range,
  );
  if (from === to) {
    if (before) return { ...all, from: before.to, to: before.to, lead: ' ' };
    return after ? { ...all, from: after.from, to: after.from, tail: ' ' } : all;
  }
  if (!first || !last) return all;
  if (!isDeletion) return { ...all, from: first.from, to: last.to };
  if (before) return { ...all, from: before.to, to: last.to };
  return { ...all, from: first.from, to: after?.from ?? last.to };
}
