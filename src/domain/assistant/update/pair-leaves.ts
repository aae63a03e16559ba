import { align } from '#domain/translation/shared/align.ts';
import { diffSequences } from '#domain/translation/shared/diff-sequences.ts';
import { keyOf, type Leaf } from './leaves.ts';

/** The share of the longer leaf's words that two versions of a leaf have in common at least. */
const minSimilarity = 0.3;

/** The limit of comparisons, more than the edits of a person need. */
const maxComparisons = 10_000;

/**
 * Pairs the leaves of two versions of a passage.
 *
 * @returns the index of the old leaf of each new one; undefined for a new leaf. A moved leaf has its own.
 */
export function pairLeaves(
  before: readonly Leaf[],
  after: readonly Leaf[],
): (number | undefined)[] {
  const pairs: (number | undefined)[] = after.map(() => undefined);
  let from = { before: 0, after: 0 };
  for (const run of diffSequences(before.map(keyOf), after.map(keyOf))) {
    const [mine, theirs] = run.kind === 'same' ? [run.parts, run.parts] : [run.mine, run.theirs];
    if (mine.length === theirs.length)
      for (const index of theirs.keys()) pairs[from.after + index] = from.before + index;
    else if (mine.length * theirs.length <= maxComparisons) {
      const words = [mine, theirs].map((texts) => texts.map((text) => new Set(text.split(/\s+/))));
      const similarity = (one: number, other: number) =>
        similarityOf(words[0]?.[one] ?? new Set(), words[1]?.[other] ?? new Set());
      const found = align(mine.length, theirs.length, similarity);
      for (const { before: one, after: other } of found)
        if (one !== null && other !== null && similarity(one, other) >= minSimilarity)
          pairs[from.after + other] = from.before + one;
    }
    from = { before: from.before + mine.length, after: from.after + theirs.length };
  }
  return pairs;
}

function similarityOf(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const shared = [...words].filter((word) => others.has(word)).length;
  return 0.01 + shared / Math.max(words.size, others.size, 1);
}
