import type { IncomingMessage } from 'node:http';
import {
  isAhead,
  isHumanView,
  type ViewCounter,
  type Visit,
  type VisitCounter,
  type Visitor,
} from '#domain/analytics/index.ts';
import { readerEvent } from '#domain/analytics/shared/reader-event.ts';
import type { NextReadCounter } from '#domain/related-posts/index.ts';
import { mayBeReviewPath } from '#domain/reviews/shared/review-path.ts';
import { pages } from '#pages.ts';
import { clientIp, type RequestHead } from '#platform/http/client-ip.ts';
import { splitTarget } from '#platform/http/request-target.ts';
import { rememberCountedUrls } from './counted-urls.ts';
import { createFloodLimit } from './flood-limit.ts';
import { parseRequestUrl } from './request-url.ts';

/** What is told of each read. */
type Counters = {
  viewCounter: ViewCounter;
  visitCounter: VisitCounter;
  nextReadCounter: NextReadCounter;
};

/**
 * Counts who reads what: a view for each response that shows a post, as a page or through the API, and a visit for each
 * response that is a page, of people, of bots, and of chats that show a preview. Also how far people read, what they
 * read next, what they search for, and which pages are missing.
 *
 * @param site `origin`: whose `Referer` is a page of this site; `trustedProxies`: as `clientIp` takes them
 * @param now in milliseconds, for tests
 */
export function createReadCounting(
  { viewCounter, visitCounter, nextReadCounter }: Counters,
  { origin, trustedProxies }: { origin: string; trustedProxies: number },
  now: () => number = () => performance.now(),
) {
  const parsedKeys = rememberCountedUrls();
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
    const referrer = request.headers.get('referer') ?? '';
    if (slug !== null) countPost(request, slug, visitor, referrer);
    if (page === null || isAhead(request)) return;
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

  /**
   * Counts a view, and a reader who came from another post. What is loaded ahead says where from, and its reader's
   * arrival, a request of the new page, does not.
   */
  function countPost(request: RequestHead, to: string, visitor: Visitor, referrer: string): void {
    const isView = isHumanView(request);
    if (isView) viewCounter.record(to, visitor);
    if (!referrer.startsWith(origin)) return;
    // Only a page that was sent lately is known here, so made-up ones cost no more than this.
    const { path } = splitTarget(referrer.slice(origin.length));
    const from = parsedKeys.peek(path)?.slug ?? null;
    if (from === null) return;
    if (isView && request.method === 'HEAD') nextReadCounter.recordArrival(to, visitor);
    else if (from === to) return;
    else if (isView) nextReadCounter.record({ from, to }, visitor);
    else if (isAhead(request)) nextReadCounter.recordAhead({ from, to }, visitor);
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
