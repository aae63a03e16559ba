import { maxListedPosts } from '#domain/posts/index.ts';
import { feedFormats } from '#feed-formats.ts';
import { type Page, pathPattern } from '#pages.ts';
import { workerPath } from '#site/offline/offline-paths.ts';

/**
 * Browsers revalidate each time. A shared cache serves it for ten seconds, and for another minute while it revalidates.
 */
export const pageCacheControl = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';
/** Feed readers and crawlers poll. */
const feedCacheControl = 'public, max-age=300, stale-while-revalidate=3600';
/** Programs, and our own pages after a change, need the current state. */
const apiCacheControl = 'public, no-cache';

/** Views on pages are at most this old. */
const viewsMaxAgeMs = 60_000;

/** What the cache has to know of a kind of public URL. */
export type RoutePolicy = {
  /** Matches the path without the language prefix. The groups `slug` and `topic` are the slugs of a post or a topic. */
  pattern: RegExp;
  /** Query parameters that the response depends on. */
  parameters?: readonly string[];
  /** For some of them, the number whose response larger numbers have too. */
  largest?: Readonly<Record<string, number>>;
  /** True if the URL has no language prefix: the same path after a prefix is unknown. */
  isWithoutLanguage?: boolean;
  /** True if any change to a post may change the response. */
  listsPosts?: boolean;
  revalidateAfterMs?: number;
  cacheControl?: string;
};

const blog = { listsPosts: true, revalidateAfterMs: viewsMaxAgeMs };
const feed = { listsPosts: true, cacheControl: feedCacheControl };

export function pagePolicy(page: Page): RoutePolicy {
  const { parameters, listsPosts, summary } = page;
  return {
    pattern: pathPattern(page),
    ...(parameters && { parameters }),
    ...(listsPosts && blog),
    ...(summary === 'own' && { revalidateAfterMs: viewsMaxAgeMs }),
  };
}

/** @param path of letters, hyphens, slashes and dots */
function exactly(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.')}$`);
}

/** Of everything that is not a page. */
export const otherPolicies: readonly RoutePolicy[] = [
  {
    pattern: /^\/api\/blog\/posts$/,
    parameters: ['language', 'limit', 'published', 'fields'],
    largest: { limit: maxListedPosts },
    isWithoutLanguage: true,
    cacheControl: apiCacheControl,
    ...blog,
  },
  {
    pattern: /^\/api\/blog\/search$/,
    parameters: ['language', 'q'],
    isWithoutLanguage: true,
    cacheControl: apiCacheControl,
    ...blog,
  },
  {
    pattern: /^\/api\/blog\/posts\/(?<slug>[a-z0-9-]+)$/,
    isWithoutLanguage: true,
    revalidateAfterMs: viewsMaxAgeMs,
    cacheControl: apiCacheControl,
  },
  {
    pattern: /^\/api\/legal\/[a-z]+$/,
    parameters: ['language'],
    isWithoutLanguage: true,
    cacheControl: apiCacheControl,
  },
  ...feedFormats.map(({ path }) => ({ pattern: exactly(path), ...feed })),
  { pattern: /^\/(?:llms\.txt|sitemap(?:-[a-z]+-\d+)?\.xml)$/, isWithoutLanguage: true, ...feed },
  { pattern: /^\/offline$/ },
  // A browser that looks for a newer worker, and a CDN before it, must see the switch at once.
  {
    pattern: exactly(workerPath),
    isWithoutLanguage: true,
    cacheControl: apiCacheControl,
  },
  { pattern: /^\/site\.webmanifest$/, cacheControl: feedCacheControl },
  {
    pattern: /^\/(?:robots\.txt|\.well-known\/security\.txt|whatsapp-channel\.svg)$/,
    isWithoutLanguage: true,
    cacheControl: feedCacheControl,
  },
];
