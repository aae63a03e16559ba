import { LRUCache } from 'lru-cache';
import type { PreparedResponse } from '../http/prepared-response.ts';

/** How the response to a URL is cached. */
export type CachePolicy = {
  /** Path, and those query parameters that the response depends on. URLs with the same key share one response. */
  key: string;
  /** The data that the response depends on. Purging one of the tags removes the response. */
  tags: readonly string[];
  /** After this time a hit starts a new rendering in the background, because some changes have no tag. */
  revalidateAfterMs: number;
  /** The `Cache-Control` header, for browsers and shared caches in front. */
  cacheControl: string;
};

export type CachedResponse = {
  policy: CachePolicy;
  response: PreparedResponse;
  renderedAt: number;
  /** When it, or the response that it replaced, was last sent from the cache; at first when it was rendered. */
  sentAt: number;
  /** True once it is compressed as small as possible, or while it is being compressed. */
  isRecompressed: boolean;
  /** True if its data may have changed: it is revalidated before it is sent again. */
  isStale: boolean;
};

export type CacheStoreStats = {
  responses: number;
  bytes: number;
  /** Of these, the responses to URLs with a query. */
  queryResponses: number;
  queryBytes: number;
};

/** Memory of one response beside its bytes: header lines, key and policy. */
const overheadBytes = 2_048;

/** Share of the memory for URLs with a query. */
const queryShare = 1 / 8;

/**
 * The cached responses by key; the least recently used are evicted first. The number of URLs with a query is unlimited,
 * the others are the pages of the site. Each kind has its own part of the memory, so that searches evict only searches.
 */
export function createCacheStore(maxBytes: number) {
  const createPart = (share: number) =>
    new LRUCache<string, CachedResponse>({
      maxSize: Math.floor(maxBytes * share),
      sizeCalculation: ({ response: { bodies } }) =>
        Object.values(bodies).reduce((total, { length }) => total + length, overheadBytes),
    });
  const pages = createPart(1 - queryShare);
  const queries = createPart(queryShare);
  const partOf = (key: string) => (key.includes('?') ? queries : pages);
  return {
    get: (key: string) => partOf(key).get(key),
    /** Like `get`, but does not count as a use. */
    peek: (key: string) => partOf(key).peek(key),
    set: (key: string, cached: CachedResponse) => void partOf(key).set(key, cached),
    delete: (key: string) => void partOf(key).delete(key),
    all: () => [...pages.values(), ...queries.values()],
    stats: (): CacheStoreStats => ({
      responses: pages.size + queries.size,
      bytes: pages.calculatedSize + queries.calculatedSize,
      queryResponses: queries.size,
      queryBytes: queries.calculatedSize,
    }),
  };
}
