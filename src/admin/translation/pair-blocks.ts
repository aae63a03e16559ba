import { type AlignedPair, align } from '#domain/translation/shared/align.ts';
import { diffSequences } from '#domain/translation/shared/diff-sequences.ts';

/**
 * Pairs the blocks of two versions. Equal blocks are pairs; between them, each block is paired with the most similar
 * one, in order. Every block is in exactly one pair.
 */
export function pairBlocks(before: readonly string[], after: readonly string[]): AlignedPair[] {
  const pairs: AlignedPair[] = [];
  let from = { before: 0, after: 0 };
  for (const run of diffSequences(before, after)) {
    const [mine, theirs] = run.kind === 'same' ? [run.parts, run.parts] : [run.mine, run.theirs];
    const inRun = run.kind === 'same' || mine.length === theirs.length;
    for (const pair of inRun
      ? pairInOrder(mine.length, theirs.length)
      : pairBySimilarity(mine, theirs))
      pairs.push({
        before: pair.before === null ? null : from.before + pair.before,
        after: pair.after === null ? null : from.after + pair.after,
      });
    from = { before: from.before + mine.length, after: from.after + theirs.length };
  }
  return pairs;
}

function pairInOrder(before: number, after: number): AlignedPair[] {
  return Array.from({ length: Math.max(before, after) }, (_, index) => ({
    before: index < before ? index : null,
    after: index < after ? index : null,
  }));
}

/** The limit of comparisons, more than the edits of a person need. */
const maxComparisons = 10_000;

function pairBySimilarity(before: readonly string[], after: readonly string[]): AlignedPair[] {
  if (before.length * after.length > maxComparisons)
    return pairInOrder(before.length, after.length);
  const words = before.map(wordsOf);
  const others = after.map(wordsOf);
  return align(before.length, after.length, (row, column) =>
    similarityOf(words[row] ?? new Set(), others[column] ?? new Set()),
  );
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

/**
 * Returns the similarity of two blocks, always above 0, so that as many blocks as possible are paired. Slightly above 1
 * when all words are equal.
 */
function similarityOf(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const shared = [...words].filter((word) => others.has(word)).length;
  return 0.01 + shared / Math.max(words.size, others.size);
}
