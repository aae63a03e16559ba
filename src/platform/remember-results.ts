import { LRUCache } from 'lru-cache';

/** How many results each function remembers. */
const maxResults = 2_000;

/**
 * A function of a text that remembers its last results, for what each response asks again.
 *
 * @param compute must return the same for the same text
 * @param maxLength of a text whose result is remembered, so that made-up texts take little memory
 */
export function rememberResults<Result extends NonNullable<unknown>>(
  compute: (text: string) => Result,
  maxLength: number,
): (text: string) => Result {
  const results = new LRUCache<string, Result>({ max: maxResults, memoMethod: compute });
  return (text) => (text.length > maxLength ? compute(text) : results.memo(text));
}
