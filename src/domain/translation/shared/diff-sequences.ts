/** A run of equal parts of two sequences, or of different ones. */
export type DiffRun =
  | { kind: 'same'; parts: string[] }
  | { kind: 'different'; mine: string[]; theirs: string[] };

/**
 * Compares two sequences by their longest common subsequence. The `diff` package takes five to nine times as long, and
 * is six times as large (docs/dependencies.md).
 */
export function diffSequences(mine: readonly string[], theirs: readonly string[]): DiffRun[] {
  // Skips the common start and end, which need no table.
  const shortest = Math.min(mine.length, theirs.length);
  let start = 0;
  while (start < shortest && mine[start] === theirs[start]) start += 1;
  let end = 0;
  while (end < shortest - start && mine.at(-1 - end) === theirs.at(-1 - end)) end += 1;
  const runs = new RunList();
  runs.addSame(mine.slice(0, start));
  addMiddle(runs, mine.slice(start, mine.length - end), theirs.slice(start, theirs.length - end));
  runs.addSame(mine.slice(mine.length - end));
  return runs.list;
}

/** The limit of comparisons, which take about 50 ms and 16 MB. Longer sequences are shown as one difference. */
const maxComparisons = 4_000_000;

function addMiddle(runs: RunList, mine: readonly string[], theirs: readonly string[]): void {
  if (mine.length * theirs.length > maxComparisons) {
    runs.addDifferent(mine, theirs);
    return;
  }
  const width = theirs.length + 1;
  const common = commonLengths(mine, theirs);
  let row = 0;
  let column = 0;
  while (row < mine.length && column < theirs.length) {
    const below = common[(row + 1) * width + column] ?? 0;
    const beside = common[row * width + column + 1] ?? 0;
    if (mine[row] === theirs[column]) {
      runs.addSame(mine.slice(row, row + 1));
      row += 1;
      column += 1;
    } else if (below >= beside) {
      runs.addDifferent(mine.slice(row, row + 1), []);
      row += 1;
    } else {
      runs.addDifferent([], theirs.slice(column, column + 1));
      column += 1;
    }
  }
  runs.addDifferent(mine.slice(row), theirs.slice(column));
}

/** Returns, for each pair of indexes, row by row, the length of the longest common subsequence after them. */
function commonLengths(mine: readonly string[], theirs: readonly string[]): Uint32Array {
  const width = theirs.length + 1;
  const common = new Uint32Array((mine.length + 1) * width);
  for (let row = mine.length - 1; row >= 0; row -= 1) {
    for (let column = theirs.length - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      common[at] =
        mine[row] === theirs[column]
          ? (common[at + width + 1] ?? 0) + 1
          : Math.max(common[at + width] ?? 0, common[at + 1] ?? 0);
    }
  }
  return common;
}

/** Joins neighbouring runs of one kind. */
export class RunList {
  readonly list: DiffRun[] = [];

  addSame(parts: readonly string[]): void {
    if (parts.length === 0) return;
    const last = this.list.at(-1);
    if (last?.kind === 'same') append(last.parts, parts);
    else this.list.push({ kind: 'same', parts: [...parts] });
  }

  addDifferent(mine: readonly string[], theirs: readonly string[]): void {
    if (mine.length === 0 && theirs.length === 0) return;
    const last = this.list.at(-1);
    if (last?.kind === 'different') {
      append(last.mine, mine);
      append(last.theirs, theirs);
    } else this.list.push({ kind: 'different', mine: [...mine], theirs: [...theirs] });
  }
}

/** Appends parts one by one, because a call has a limited number of arguments. */
function append(list: string[], parts: readonly string[]): void {
  for (const part of parts) list.push(part);
}
