import { setImmediate as giveWay } from 'node:timers/promises';
import pLimit from 'p-limit';

/**
 * Divides the parts of a text into chunks with a limited number of words, in order: a small model loses track of a long
 * text. A part is never cut; a longer one becomes a chunk of its own.
 */
export function chunkByWords<Part>(
  parts: readonly Part[],
  textOf: (part: Part) => string,
  maxWords: number,
): Part[][] {
  const chunks: Part[][] = [];
  let words = 0;
  for (const part of parts) {
    const count = textOf(part).split(/\s+/).length;
    const chunk = chunks.at(-1);
    if (chunk && words + count <= maxWords) {
      chunk.push(part);
      words += count;
    } else {
      chunks.push([part]);
      words = count;
    }
  }
  return chunks;
}

/** How many requests of one task run at the same time. */
const parallelRequests = 3;

/**
 * Maps chunks with at most three requests at the same time. The first error aborts the others.
 *
 * @throws the first error
 */
export async function mapConcurrent<Chunk, Result>(
  chunks: readonly Chunk[],
  signal: AbortSignal,
  work: (chunk: Chunk, index: number, signal: AbortSignal) => Promise<Result>,
): Promise<Result[]> {
  const failure = new AbortController();
  const all = AbortSignal.any([signal, failure.signal]);
  const limit = pLimit(parallelRequests);
  const tasks = chunks.map((chunk, index) =>
    limit(async () => {
      // Waiting public responses go before the work on a further chunk.
      if (index >= parallelRequests) await giveWay();
      all.throwIfAborted();
      try {
        return await work(chunk, index, all);
      } catch (error) {
        failure.abort(error);
        throw error;
      }
    }),
  );
  await Promise.allSettled(tasks);
  failure.signal.throwIfAborted();
  return await Promise.all(tasks);
}
