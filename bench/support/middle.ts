/** The one in the middle; of an even number, the upper of the two. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value below which that share of all lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
