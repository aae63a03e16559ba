import { languages } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import type { KeepingPlan } from '#platform/page-cache/index.ts';

/** Browsers ask each time and get 304; a cache in front may answer for ten seconds, and a minute longer while it asks. */
const pageControl = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';
/** Feed readers and crawlers come on their own time. */
const feedControl = 'public, max-age=300, stale-while-revalidate=3600';
/** Programs, and our own pages after a change of theirs, want what is. */
const apiControl = 'public, no-cache';

/** Pages with counts of views show them at most this late. */
const countsRefreshMs = 60_000;
/** For what depends on the day alone: the year in the footer, the expiry of security.txt. */
const dayRefreshMs = 24 * 60 * 60_000;

/** The answers to one kind of address. */
type Kind = {
  /** Of the path without a language's prefix; its first group is the slug of the post that is shown. */
  pattern: RegExp;
  /** Query parameters that the answer depends on. */
  parameters?: readonly string[];
  showsPosts?: boolean;
  refreshAfterMs?: number;
  cacheControl?: string;
};

const blog = { showsPosts: true, refreshAfterMs: countsRefreshMs };
const feed = { showsPosts: true, cacheControl: feedControl };

const kinds: readonly Kind[] = [
  { pattern: /^\/(?:about|portfolio|privacy|terms-of-service)?$/ },
  { pattern: /^\/blog$/, parameters: ['q', 'tag', 'category'], ...blog },
  { pattern: /^\/blog\/([a-z0-9-]+)$/, refreshAfterMs: countsRefreshMs },
  {
    pattern: /^\/api\/blog\/posts$/,
    parameters: ['language', 'limit', 'published', 'fields'],
    cacheControl: apiControl,
    ...blog,
  },
  {
    pattern: /^\/api\/blog\/posts\/([a-z0-9-]+)$/,
    refreshAfterMs: countsRefreshMs,
    cacheControl: apiControl,
  },
  { pattern: /^\/api\/legal\/[a-z]+$/, parameters: ['language'], cacheControl: apiControl },
  { pattern: /^\/(?:rss\.xml|atom\.xml|feed\.json|llms\.txt)$/, ...feed },
  { pattern: /^\/sitemap(?:-[a-z]+-\d+)?\.xml$/, ...feed },
  {
    pattern: /^\/(?:robots\.txt|site\.webmanifest|\.well-known\/security\.txt)$/,
    cacheControl: feedControl,
  },
];

/** A longer address is nobody's bookmark. */
const maxKeyLength = 1_000;

/**
 * Which public answers are kept in memory, under which key, and what they are made from. An address that is none of
 * these, such as an unknown path, the panel's or one that leads elsewhere, is answered anew each time.
 *
 * @param url path and query as in the request line
 */
export function keepingPlanOf(url: string): KeepingPlan | null {
  if (!url.startsWith('/') || url.length > maxKeyLength) return null;
  const [path = '', query = ''] = url.split('?', 2);
  const plain = pathInLanguage(path, 'en');
  const kind = kinds.find(({ pattern }) => pattern.test(plain));
  const given = new URLSearchParams(query);
  // `lang` leads to another path.
  if (!kind || !isCanonical(path, plain) || given.has('lang')) return null;
  const used = new URLSearchParams([...given].filter(([name]) => kind.parameters?.includes(name)));
  used.sort();
  const slug = kind.pattern.exec(plain)?.[1];
  return {
    key: used.size > 0 ? `${path}?${used}` : path,
    tags: [...(kind.showsPosts ? [postsTag] : []), ...(slug ? [tagOfPost(slug)] : [])],
    refreshAfterMs: kind.refreshAfterMs ?? dayRefreshMs,
    cacheControl: kind.cacheControl ?? pageControl,
  };
}

const postsTag = 'posts';

function tagOfPost(slug: string): string {
  return `post ${slug}`;
}

/** What is no longer true once a post has changed. */
export function tagsOfChangedPost(slug: string): readonly string[] {
  return [postsTag, tagOfPost(slug)];
}

/** `/about/` and `//about` lead to `/about`, and are no pages. */
function isCanonical(path: string, plain: string): boolean {
  return languages.some((language) => pathInLanguage(plain, language) === path);
}
