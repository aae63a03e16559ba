import { LRUCache } from 'lru-cache';
import type { Language } from '#i18n/languages.ts';
import { pageAt, pages } from '#pages.ts';
import { parseRequestUrl, postSlugOf } from './request-url.ts';

/** What the response to a URL counts for. */
type Counted = {
  /** The post that gets a view. */
  slug: string | null;
  /** The page that gets a visit, without the language prefix. */
  page: string | null;
  language: Language;
  /** What is searched for on the blog. */
  words: string | null;
};

/** As many as the page cache usually has. */
const maxUrls = 2_000;

/** What the responses that were sent lately count for, by their keys in the page cache. Each is parsed once. */
export function rememberCountedUrls(): LRUCache<string, Counted> {
  return new LRUCache({ max: maxUrls, memoMethod: parseKey });
}

function parseKey(key: string): Counted {
  const { area, plainPath, language, query } = parseRequestUrl(key);
  const isPage = area === 'page' && pageAt(plainPath) !== undefined;
  return {
    slug: postSlugOf(key),
    page: isPage ? plainPath : null,
    language,
    words: plainPath === pages.blog.path ? new URLSearchParams(query).get('q') : null,
  };
}
