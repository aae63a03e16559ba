import { positiveNumber } from '#domain/input/shared/positive-number.ts';
import { maxListedPosts, oldPathOf } from '#domain/posts/index.ts';
import { feedFormats } from '#feed-formats.ts';
import { languages } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { dayMs } from '#language/durations.ts';
import { type Page, type PageRegistry, pages, pathPattern } from '#pages.ts';
import { maxUrlLength } from '#platform/http/request-target.ts';
import type { CachePolicy } from '#platform/page-cache/index.ts';
import { workerPath } from '#site/offline/offline-paths.ts';
import { parseRequestUrl } from './request-url.ts';

/**
 * Browsers revalidate each time. A shared cache serves it for ten seconds, and for another minute while it revalidates.
 */
const pageCacheControl = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';
/** Feed readers and crawlers poll. */
const feedCacheControl = 'public, max-age=300, stale-while-revalidate=3600';
/** Programs, and our own pages after a change, need the current state. */
const apiCacheControl = 'public, no-cache';

/** Views on pages are at most this old. */
const viewsMaxAgeMs = 60_000;

type RoutePolicy = {
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

function pagePolicy(page: Page): RoutePolicy {
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
const otherPolicies: readonly RoutePolicy[] = [
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

/**
 * The cache policy of a public URL. Any other URL (unknown paths, the panel, redirects) is rendered for each request.
 *
 * @param url path and query, as in the request line
 * @returns null if the response is not cached
 */
export const cachePolicyFor = createCachePolicies(pages);

/** @returns {@link cachePolicyFor} for a site with other pages */
export function createCachePolicies(registry: PageRegistry): (url: string) => CachePolicy | null {
  const policies = [...Object.values(registry).map(pagePolicy), ...otherPolicies];
  return (url) => findPolicy(policies, url);
}

function findPolicy(policies: readonly RoutePolicy[], url: string): CachePolicy | null {
  if (!url.startsWith('/') || url.length > maxUrlLength) return null;
  const { path, plainPath, query } = parseRequestUrl(url);
  const route = policies.find(({ pattern }) => pattern.test(plainPath));
  const parameters = new URLSearchParams(query);
  // `lang` redirects to another path, and `/?p=12` may be the old path of a post.
  if (!route || !isCanonical(path, plainPath, route) || parameters.has('lang')) return null;
  if (path === '/' && parameters.has('p') && oldPathOf(url) !== null) return null;
  const used = new URLSearchParams(
    [...parameters]
      .filter(([name]) => route.parameters?.includes(name))
      .map(([name, value]) => [name, cappedValue(value, route.largest?.[name])]),
  );
  used.sort();
  const { slug, topic } = route.pattern.exec(plainPath)?.groups ?? {};
  return {
    key: used.size > 0 ? `${path}?${used}` : path,
    tags: [
      ...(route.listsPosts ? [postsTag] : []),
      ...(slug ? [postTag(slug)] : []),
      ...(topic ? [topicsTag] : []),
    ],
    // For responses that only depend on the day: the year in the footer, the expiry date of security.txt.
    revalidateAfterMs: route.revalidateAfterMs ?? dayMs,
    cacheControl: route.cacheControl ?? pageCacheControl,
  };
}

/** A value that the call rejects keeps a key of its own. */
function cappedValue(value: string, largest = Infinity): string {
  return positiveNumber.test(value) && Number(value) > largest ? String(largest) : value;
}

const postsTag = 'posts';

/** Of the pages of topics. A changed post changes few of them, and its slug does not say which. */
export const topicsTag = 'topics';

function postTag(slug: string): string {
  return `post ${slug}`;
}

/** The cache tags to purge when a post changes. */
export function tagsForPost(slug: string): readonly string[] {
  return [postsTag, postTag(slug)];
}

/** `/about/`, `//about` and `/arabic/api/…` are other spellings, not URLs of their own. */
function isCanonical(path: string, plainPath: string, { isWithoutLanguage }: RoutePolicy): boolean {
  if (isWithoutLanguage) return path === plainPath;
  return languages.some((language) => pathInLanguage(plainPath, language) === path);
}
