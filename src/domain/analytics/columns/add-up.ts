import type { Columns } from './columns.ts';
import { sameValue } from './filter-columns.ts';

/** The sums of a value, in the order of the counts. */
export type Sums = { value: string; sums: number[] };

/** Adds the counts of all rows to `sums`. */
export function addCounts(sums: number[], columns: Columns, counts: readonly string[]): void {
  for (const [index, name] of counts.entries()) {
    const numbers = columns.count(name);
    if (!numbers) continue;
    let sum = sums[index] ?? 0;
    for (let row = 0; row < columns.size; row += 1) sum += numbers[row] ?? 0;
    sums[index] = sum;
  }
}

/**
 * Adds the counts of all rows to those of their value of one dimension, if they have it.
 *
 * @returns the sums of all rows
 */
export function addByValue(
  table: Map<string, Sums>,
  columns: Columns,
  { dimension, counts }: { dimension: string; counts: readonly string[] },
): number[] {
  const { values, codes } = columns.dimension(dimension) ?? { values: [], codes: [] };
  const sumsByCount = counts.map((name) => {
    const numbers = columns.count(name);
    const sums = new Float64Array(values.length);
    if (!numbers) return sums;
    for (let row = 0; row < columns.size; row += 1) {
      const code = codes[row] ?? 0;
      sums[code] = (sums[code] ?? 0) + (numbers[row] ?? 0);
    }
    return sums;
  });
  for (const [code, value] of values.entries()) {
    if (sumsByCount.every((sums) => sums[code] === 0)) continue;
    const key = sameValue(dimension, value);
    const known = table.get(key) ?? { value, sums: counts.map(() => 0) };
    known.sums = known.sums.map((sum, index) => sum + (sumsByCount[index]?.[code] ?? 0));
    table.set(key, known);
  }
  return sumsByCount.map((sums) => sums.reduce((total, sum) => total + sum, 0));
}
