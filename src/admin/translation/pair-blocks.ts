import { diffSequences } from '../differences/diff-sequences.ts';

/** Two blocks that stand for each other, by their index; null where there is none on that side. */
export type BlockPair = { before: number | null; after: number | null };

/**
 * Which block became which: equal ones belong together; between them each block goes with the one most like it, in order.
 * Every block of both sides is in exactly one pair.
 */
export function pairBlocks(before: readonly string[], after: readonly string[]): BlockPair[] {
  const pairs: BlockPair[] = [];
  let from = { before: 0, after: 0 };
  for (const run of diffSequences(before, after)) {
    const [mine, theirs] = run.kind === 'same' ? [run.parts, run.parts] : [run.mine, run.theirs];
    const inRun = run.kind === 'same' || mine.length === theirs.length;
    for (const pair of inRun
      ? pairInOrder(mine.length, theirs.length)
      : pairByLikeness(mine, theirs))
      pairs.push({
        before: pair.before === null ? null : from.before + pair.before,
        after: pair.after === null ? null : from.after + pair.after,
      });
    from = { before: from.before + mine.length, after: from.after + theirs.length };
  }
  return pairs;
}

function pairInOrder(before: number, after: number): BlockPair[] {
  return Array.from({ length: Math.max(before, after) }, (_, index) => ({
    before: index < before ? index : null,
    after: index < after ? index : null,
  }));
}

/** More comparisons than a person could make changes between two looks. */
const maxComparisons = 10_000;

function pairByLikeness(before: readonly string[], after: readonly string[]): BlockPair[] {
  if (before.length * after.length > maxComparisons)
    return pairInOrder(before.length, after.length);
  const likeness = before.map((one) => after.map((other) => likenessOf(one, other)));
  const best = bestScores(likeness, before.length, after.length);
  const score = (row: number, column: number) => best[row]?.[column] ?? 0;
  const pairs: BlockPair[] = [];
  let row = 0;
  let column = 0;
  while (row < before.length || column < after.length) {
    const together = (likeness[row]?.[column] ?? Number.NaN) + score(row + 1, column + 1);
    if (together >= Math.max(score(row + 1, column), score(row, column + 1))) {
      pairs.push({ before: row, after: column });
      row += 1;
      column += 1;
    } else if (
      row < before.length &&
      (column === after.length || score(row + 1, column) >= score(row, column + 1))
    ) {
      pairs.push({ before: row, after: null });
      row += 1;
    } else {
      pairs.push({ before: null, after: column });
      column += 1;
    }
  }
  return pairs;
}

/** For each pair of places how alike, in all, the pairs behind them can be. */
function bestScores(likeness: readonly (readonly number[])[], rows: number, columns: number) {
  const best = Array.from({ length: rows + 1 }, () => new Array<number>(columns + 1).fill(0));
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1) {
      const line = best[row];
      if (!line) continue;
      const together = (likeness[row]?.[column] ?? 0) + (best[row + 1]?.[column + 1] ?? 0);
      line[column] = Math.max(together, best[row + 1]?.[column] ?? 0, line[column + 1] ?? 0);
    }
  return best;
}

/** Above 0, so that as many blocks as can be find one; 1 and a little where all words are the same. */
function likenessOf(one: string, other: string): number {
  const words = new Set(one.split(/\s+/));
  const others = new Set(other.split(/\s+/));
  const shared = [...words].filter((word) => others.has(word)).length;
  return 0.01 + shared / Math.max(words.size, others.size);
}
