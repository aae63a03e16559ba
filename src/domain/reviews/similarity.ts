import { align } from '#domain/translation/shared/align.ts';

/** The words of a text, for {@link similarity}. */
export type Words = { list: readonly string[]; counts: ReadonlyMap<string, number> };

/** Shorter texts are too similar to be distinguished after a change. */
export const minWords = 15;

/** The parts of a longer text that are compared. */
const maxWords = 400;

export function wordsOf(text: string): Words {
  const list = (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, maxWords);
  const counts = new Map<string, number>();
  for (const word of list) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { list, counts };
}

/**
 * How much two texts have in common: the share of words that both have in one order, from 0 to 1 (Dice's coefficient of
 * the longest common subsequence).
 *
 * @param atLeast a lower similarity may be returned as too high, since counting the words is enough to rule it out
 */
export function similarity(one: Words, other: Words, atLeast: number): number {
  const total = one.list.length + other.list.length;
  if (total === 0) return 0;
  let common = 0;
  for (const [word, count] of one.counts) common += Math.min(count, other.counts.get(word) ?? 0);
  const bound = (2 * common) / total;
  if (bound < atLeast) return bound;
  const pairs = align(one.list.length, other.list.length, (a, b) =>
    one.list[a] === other.list[b] ? 1 : 0,
  );
  const inOrder = pairs.filter(({ before, after }) => before !== null && after !== null).length;
  return (2 * inOrder) / total;
}
