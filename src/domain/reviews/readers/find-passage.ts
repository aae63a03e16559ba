import { plainText } from '#markdown/plain-text.ts';
import { similarity, wordsOf } from '../similarity.ts';

/** Footnote signs and the syntax of code differ between the Markdown and what is shown. */
const minSimilarity = 0.6;

/**
 * Finds the block of a text from what a reader saw of it.
 *
 * @param blocks Markdown
 * @param passage the rendered text of a block
 * @param index where it stood among the rendered blocks, which decides between equal ones
 * @returns the number of the block; null where the text has no such block any more
 */
export function findPassage(
  blocks: readonly string[],
  passage: string,
  index: number,
): number | null {
  const words = wordsOf(passage);
  const found = blocks
    .map((block, at) => {
      const shown = plainText(block).join(' ') || block;
      return {
        at,
        distance: Math.abs(at - index),
        similarity: similarity(words, wordsOf(shown), minSimilarity),
      };
    })
    .filter((block) => block.similarity >= minSimilarity)
    .sort((one, other) => other.similarity - one.similarity || one.distance - other.distance);
  return found[0]?.at ?? null;
}
