import { positiveNumber } from '#domain/input/shared/positive-number.ts';
import { oldPathOf } from '#domain/posts/index.ts';
import { languages } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { dayMs } from '#language/durations.ts';
import { type PageRegistry, pages } from '#pages.ts';
import { maxUrlLength } from '#platform/http/request-target.ts';
import type { CachePolicy } from '#platform/page-cache/index.ts';
import { parseRequestUrl } from './request-url.ts';
import { otherPolicies, pageCacheControl, pagePolicy, type RoutePolicy } from './route-policies.ts';

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
