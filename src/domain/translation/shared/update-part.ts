import { z } from 'zod';

/** A change of a text: what takes the place of a range. */
export const splice = z.object({ from: z.int().min(0), to: z.int().min(0), text: z.string() });

export type Splice = z.output<typeof splice>;

/** A part of a translated block that changes by itself: usually a sentence. Ranges are those of the texts before. */
export const updatePart = z.object({
  /** In the English that the translation was made from. */
  source: splice,
  /** In the translation. */
  target: splice,
  /**
   * Where the new text comes from: `memory` is the translation memory, `moved` another position in the article, `code`
   * the change itself, such as a deleted sentence.
   */
  origin: z.enum(['model', 'memory', 'moved', 'code']),
});

export type UpdatePart = z.output<typeof updatePart>;

/** @param splices in order, without overlaps */
export function applySplices(text: string, splices: readonly Splice[]): string {
  let result = '';
  let at = 0;
  for (const { from, to, text: written } of splices) {
    result += text.slice(at, from) + written;
    at = to;
  }
  return result + text.slice(at);
}
