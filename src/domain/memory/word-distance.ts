/**
 * How alike two lists of words are, from 0 to 1: 1 minus the share of words that must be added, removed or replaced
 * (Levenshtein distance of words, by the length of the longer list).
 *
 * @param atLeast the work stops where the similarity can't reach it; then 0 is returned
 */
export function wordSimilarity(
  one: readonly string[],
  other: readonly string[],
  atLeast = 0,
): number {
  const longest = Math.max(one.length, other.length);
  if (longest === 0) return 0;
  const most = Math.floor(longest * (1 - atLeast));
  if (Math.abs(one.length - other.length) > most) return 0;
  let before = Uint16Array.from({ length: other.length + 1 }, (_, index) => index);
  let after = new Uint16Array(other.length + 1);
  for (let row = 1; row <= one.length; row += 1) {
    after[0] = row;
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (before[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const changed = Math.min((before[column] ?? 0) + 1, (after[column - 1] ?? 0) + 1, replaced);
      after[column] = changed;
      if (changed < least) least = changed;
    }
    if (least > most) return 0;
    [before, after] = [after, before];
  }
  const distance = before[other.length] ?? 0;
  return distance > most ? 0 : 1 - distance / longest;
}

/**
 * The highest similarity that two lists of words can have, whatever their order.
 *
 * @param counts of the words of the first list
 */
export function maxPossibleSimilarity(
  length: number,
  counts: ReadonlyMap<string, number>,
  other: readonly string[],
): number {
  const seen = new Map<string, number>();
  let shared = 0;
  for (const word of other) {
    const most = counts.get(word);
    if (most === undefined) continue;
    const before = seen.get(word) ?? 0;
    if (before < most) shared += 1;
    seen.set(word, before + 1);
  }
  return shared / Math.max(1, length, other.length);
}

export function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
