import pLimit from 'p-limit';

/**
 * Puts parts of a text into groups of about so many words, in order: a small model loses its way in a long text. A part is
 * never cut.
 */
export function groupByWords<Part>(
  parts: readonly Part[],
  textOf: (part: Part) => string,
  mostWords: number,
): Part[][] {
  const groups: Part[][] = [];
  let words = 0;
  for (const part of parts) {
    const count = textOf(part).split(/\s+/).length;
    const group = groups.at(-1);
    if (group && words + count <= mostWords) {
      group.push(part);
      words += count;
    } else {
      groups.push([part]);
      words = count;
    }
  }
  return groups;
}

/** How many requests of one task run at a time. */
const parallelRequests = 3;

/**
 * Works on the groups of one task, at most three at a time; when one fails for good, the others end too.
 *
 * @throws what the first that failed threw
 */
export async function workOnGroups<Group, Result>(
  groups: readonly Group[],
  signal: AbortSignal,
  work: (group: Group, index: number, signal: AbortSignal) => Promise<Result>,
): Promise<Result[]> {
  const failure = new AbortController();
  const all = AbortSignal.any([signal, failure.signal]);
  const limit = pLimit(parallelRequests);
  const tasks = groups.map((group, index) =>
    limit(async () => {
      all.throwIfAborted();
      try {
        return await work(group, index, all);
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
