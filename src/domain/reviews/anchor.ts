import { createHash } from 'node:crypto';
import { z } from 'zod';
import { minWords, similarity, type Words, wordsOf } from './similarity.ts';

/** Where a remark stands: a block of a text at the time of the remark, and what tells it from the others. */
export const anchor = z.object({
  text: z.string(),
  index: z.int(),
  /** Short hashes of all blocks at that time; empty where the text was not the reviewer's any more, or is very long. */
  hashes: z.array(z.string()),
  /** How much the most similar other block had in common with this one, from 0 to 1. */
  rival: z.number(),
});

export type Anchor = z.output<typeof anchor>;

/** The hashes of a text with more blocks would take more room than the remark. Its anchors hold by exact text alone. */
const maxBlocks = 500;

/** The least similarity of a changed block beside one of its former neighbours. */
const minSimilarity = 0.6;
/** The same elsewhere: two sentences of one pattern, such as prices, have more in common than many an edited one. */
const minSimilarityElsewhere = 0.9;
/** How much less similar the second candidate must be. */
const margin = 0.25;
/** A block that had a more similar rival than this is found by its exact text alone. */
const maxRival = 0.4;

/**
 * Anchors a remark to a block of a text.
 *
 * @param blocks of the text as it is stored now
 * @param text the block as the reviewer saw it; where no block has this text any more, the anchor waits for it
 * @param index where it stood
 */
export function createAnchor(
  blocks: readonly PreparedBlock[],
  text: string,
  index: number,
): Anchor {
  const at = nearestExact(blocks, { text, index, hashes: [], rival: 1 });
  if (at === null || blocks.length > maxBlocks) return { text, index, hashes: [], rival: 1 };
  const words = wordsOf(text);
  const others = blocks.filter((_, other) => other !== at);
  const rival = Math.max(0, ...others.map((other) => similarity(words, other.words, maxRival)));
  return { text, index: at, hashes: blocks.map(({ hash }) => hash), rival };
}

/**
 * Finds the block of an anchor after edits. It is found by its exact text, and else by its words, among the blocks that
 * did not exist before. Where anything is in doubt it is lost: a remark at a wrong paragraph does more harm than one in
 * the list of those without a place.
 *
 * @returns the index of the block; null where it is lost
 */
export function findAnchor(blocks: readonly PreparedBlock[], anchor: Anchor): number | null {
  const exact = nearestExact(blocks, anchor);
  if (exact !== null) return exact;
  const words = wordsOf(anchor.text);
  if (anchor.hashes.length === 0 || anchor.rival >= maxRival || words.list.length < minWords)
    return null;
  const known = new Set(anchor.hashes);
  const candidates = blocks
    .map((block, index) => ({ ...block, index }))
    .filter(({ hash }) => !known.has(hash))
    .map((block) => ({
      index: block.index,
      similarity: similarity(words, block.words, minSimilarity - margin),
    }))
    .sort((one, other) => other.similarity - one.similarity);
  const [best, second] = candidates;
  if (!best || best.similarity - (second?.similarity ?? 0) < margin) return null;
  const hasNeighbour = [-1, 1].some((side) => {
    const neighbour = blocks[best.index + side]?.hash;
    return neighbour !== undefined && neighbour === anchor.hashes[anchor.index + side];
  });
  return best.similarity >= (hasNeighbour ? minSimilarity : minSimilarityElsewhere)
    ? best.index
    : null;
}

/** A block of a text with what {@link findAnchor} needs of it, made once for all anchors. */
export type PreparedBlock = { text: string; hash: string; words: Words };

export function prepareBlocks(blocks: readonly string[]): PreparedBlock[] {
  return blocks.map((text) => ({ text, hash: hashOf(text), words: wordsOf(text) }));
}

/** Of several blocks with this text, the one between the same neighbours, and else the nearest. */
function nearestExact(
  blocks: readonly PreparedBlock[],
  { text, index, hashes }: Anchor,
): number | null {
  const found = blocks.flatMap((block, at) => {
    if (block.text !== text) return [];
    const same = [-1, 1].filter((side) => {
      const neighbour = blocks[at + side]?.hash;
      return neighbour !== undefined && neighbour === hashes[index + side];
    }).length;
    return [{ at, same, distance: Math.abs(at - index) }];
  });
  found.sort((one, other) => other.same - one.same || one.distance - other.distance);
  return found[0]?.at ?? null;
}

/** Blocks whose hashes are equal by chance cost an anchor its place, never give it a wrong one. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 6);
}
