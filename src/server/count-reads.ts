import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import {
  isAhead,
  isHumanView,
  type ViewCounter,
  type VisitCounter,
} from '#domain/analytics/index.ts';
import type { Language } from '#i18n/languages.ts';
import { pageAt } from '#pages.ts';
import { clientIp, type RequestHead } from '#platform/http/client-ip.ts';
import { splitTarget } from '#platform/http/request-target.ts';
import { parseRequestUrl, postSlugOf } from './request-url.ts';

/** What the response to a URL counts for. */
type Counted = {
  /** The post that gets a view. */
  slug: string | null;
  /** The page that gets a visit, without the language prefix. */
  page: string | null;
  language: Language;
};

/** As many as the page cache usually has. */
const maxParsedKeys = 2_000;

/**
 * Counts who reads what: a view for each response that shows a post, as a page or through the API, and a visit for each
 * response that is a page, of people, of bots, and of chats that show a preview. It runs for every response, so it
 * parses each URL once.
 *
 * @returns a function of the request and the key of its response in the page cache
 */
export function createReadCounting(
  { viewCounter, visitCounter }: { viewCounter: ViewCounter; visitCounter: VisitCounter },
  trustedProxies: number,
): (incoming: IncomingMessage, key: string) => void {
  const parsedKeys = new LRUCache<string, Counted>({ max: maxParsedKeys, memoMethod: parseKey });
  return (incoming, key) => {
    const { slug, page, language } = parsedKeys.memo(key);
    if (slug === null && page === null) return;
    const request = headOf(incoming);
    const visitor = {
      ipAddress: clientIp(request, trustedProxies),
      userAgent: request.headers.get('user-agent') ?? '',
    };
    if (slug !== null && isHumanView(request)) viewCounter.record(slug, visitor);
    if (page !== null && isVisit(request))
      visitCounter.record({
        ...visitor,
        page,
        language,
        referrer: request.headers.get('referer') ?? '',
        query: splitTarget(incoming.url ?? '').query,
      });
  };
}

function parseKey(key: string): Counted {
  const { area, plainPath, language } = parseRequestUrl(key);
  const isPage = area === 'page' && pageAt(plainPath) !== undefined;
  return { slug: postSlugOf(key), page: isPage ? plainPath : null, language };
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

/** A prefetched page counts when its view beacon says that the reader has arrived. */
function isVisit(request: RequestHead): boolean {
  if (isAhead(request)) return false;
  return request.method !== 'HEAD' || request.headers.get('x-reader') === 'arrived';
}
