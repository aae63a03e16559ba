/** Two items that belong together, by their index; null if one side has none. */
export type AlignedPair = { before: number | null; after: number | null };

/**
 * Aligns two sequences: of all ways to pair their items in order, finds the one with the highest total similarity. An
 * item without a partner gets a pair of its own. The number of steps is the number of possible pairs.
 *
 * @param similarity of the items at two indexes, above 0
 *
 * Source: the longest common subsequence by dynamic programming, with weights (Needleman and Wunsch, without a gap
 * cost).
 */
export function align(
  before: number,
  after: number,
  similarity: (before: number, after: number) => number,
): AlignedPair[] {
  const width = after + 1;
  /** The highest similarity of the remaining items, from two indexes on. */
  const scores = new Float64Array((before + 1) * width);
  const score = (row: number, column: number) => scores[row * width + column] ?? 0;
  for (let row = before - 1; row >= 0; row -= 1)
    for (let column = after - 1; column >= 0; column -= 1)
      scores[row * width + column] = Math.max(
        score(row + 1, column),
        score(row, column + 1),
        score(row + 1, column + 1) + similarity(row, column),
      );
  const pairs: AlignedPair[] = [];
  let row = 0;
  let column = 0;
  while (row < before || column < after) {
    const skipsBefore = score(row + 1, column);
    const skipsAfter = score(row, column + 1);
    if (row < before && column < after && score(row, column) > Math.max(skipsBefore, skipsAfter)) {
      pairs.push({ before: row, after: column });
      row += 1;
      column += 1;
    } else if (row < before && (column === after || skipsBefore >= skipsAfter)) {
      pairs.push({ before: row, after: null });
      row += 1;
    } else {
      pairs.push({ before: null, after: column });
      column += 1;
    }
  }
  return pairs;
}
