import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import {
  isAhead,
  isHumanView,
  type ViewCounter,
  type Visit,
  type VisitCounter,
} from '#domain/analytics/index.ts';
import { readerEvent } from '#domain/analytics/shared/reader-event.ts';
import { mayBeReviewPath } from '#domain/reviews/shared/review-path.ts';
import type { Language } from '#i18n/languages.ts';
import { pageAt, pages } from '#pages.ts';
import { clientIp, type RequestHead } from '#platform/http/client-ip.ts';
import { splitTarget } from '#platform/http/request-target.ts';
import { createFloodLimit } from './flood-limit.ts';
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
const maxParsedKeys = 2_000;

/**
 * Counts who reads what: a view for each response that shows a post, as a page or through the API, and a visit for each
 * response that is a page, of people, of bots, and of chats that show a preview. Also how far people read, what they
 * search for, and which pages are missing.
 *
 * @param now in milliseconds, for tests
 */
export function createReadCounting(
  { viewCounter, visitCounter }: { viewCounter: ViewCounter; visitCounter: VisitCounter },
  trustedProxies: number,
  now: () => number = () => performance.now(),
) {
  const parsedKeys = new LRUCache<string, Counted>({ max: maxParsedKeys, memoMethod: parseKey });
  const visitorOf = (request: RequestHead, ipAddress = clientIp(request, trustedProxies)) => ({
    ipAddress,
    userAgent: request.headers.get('user-agent') ?? '',
  });
  const isFlood = createFloodLimit(now);

  /** Counts a request for a page that does not exist. */
  function countMissing(request: RequestHead, path: string, query: string): void {
    const { area, plainPath, language } = parseRequestUrl(path);
    // The end of a reviewer's URL is a secret, misspelt too.
    if (area !== 'page' || request.method !== 'GET' || mayBeReviewPath(path)) return;
    const visitor = visitorOf(request);
    // What the page cache renders was requested by nobody: it counts when it is sent.
    if (visitor.ipAddress === '' || isAhead(request)) return;
    const referrer = request.headers.get('referer') ?? '';
    visitCounter.recordMissing({ ...visitor, path: plainPath, language, referrer, query });
  }

  /**
   * Counts a response of the page cache. It runs for every response, so it parses each URL once.
   *
   * @param key of the response in the page cache
   */
  function countRead(incoming: IncomingMessage, key: string, status: 200 | 404 | 410): void {
    if (status !== 200) {
      const { path, query } = splitTarget(incoming.url ?? '');
      countMissing(headOf(incoming), path, query);
      return;
    }
    const { slug, page, language, words } = parsedKeys.memo(key);
    if (slug === null && page === null) return;
    const request = headOf(incoming);
    const ipAddress = clientIp(request, trustedProxies);
    if (isFlood(ipAddress)) return;
    const visitor = visitorOf(request, ipAddress);
    if (slug !== null && isHumanView(request)) viewCounter.record(slug, visitor);
    if (page === null || isAhead(request)) return;
    const referrer = request.headers.get('referer') ?? '';
    const visit = {
      ...visitor,
      page,
      language,
      referrer,
      query: splitTarget(incoming.url ?? '').query,
    };
    if (request.method === 'HEAD') {
      countEvent(request, visit);
      return;
    }
    visitCounter.record(visit);
    if (words !== null) visitCounter.recordSearch({ ...visit, words });
  }

  /** Counts what a page tells of its reader. A prefetched page counts when it says that the reader has arrived. */
  function countEvent(request: RequestHead, visit: Visit): void {
    const event = readerEvent(request);
    if (event?.kind === 'arrived') visitCounter.record(visit);
    if (event?.kind === 'read') visitCounter.recordReading({ ...visit, quarter: event.quarter });
    if (event?.kind === 'searched' && visit.page === pages.blog.path) {
      // Whoever came to the list by the router counts with the first search.
      visitCounter.record({ ...visit, isImplied: true });
      visitCounter.recordSearch({ ...visit, words: event.words });
    }
  }

  return { countRead, countMissing };
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

/** A whole `Request` would take as long as the counting. */
function headOf({ method = 'GET', headers, socket }: IncomingMessage): RequestHead {
  return {
    method,
    ip: socket.remoteAddress,
    headers: {
      get(name) {
        const value = headers[name];
        return typeof value === 'string' ? value : null;
      },
    },
  };
}
