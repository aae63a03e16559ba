/**
 * The unchanged lines that are shown next to a difference: the one after the difference before them, and the one before
 * the difference after them. Those between are counted; a single one is shown.
 */
export function linesNextTo(
  lines: readonly string[],
  { before, after }: { before: boolean; after: boolean },
): { start: string[]; hidden: number; end: string[] } {
  const first = before ? 1 : 0;
  const last = Math.max(first, lines.length - (after ? 1 : 0));
  const between = last - first;
  return between > 1
    ? { start: lines.slice(0, first), hidden: between, end: lines.slice(last) }
    : { start: lines.slice(0, last), hidden: 0, end: lines.slice(last) };
}
