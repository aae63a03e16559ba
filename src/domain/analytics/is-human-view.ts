import { isbot } from 'isbot';
import type { RequestHead } from '#platform/http/client-ip.ts';
import { rememberResults } from '#platform/remember-results.ts';

/** Browsers send these headers with a prefetch. */
const prefetchHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/**
 * Whether a request for a post comes from a person who is about to read it, not from a crawler, a preview fetcher or a
 * prefetch. A prefetched page sends a HEAD request once its reader arrives (`site/delivery/view-beacon.tsx`).
 */
export function isHumanView(request: RequestHead): boolean {
  const userAgent = request.headers.get('user-agent');
  if (!userAgent || isBot(userAgent)) return false;
  if (request.method === 'HEAD') return request.headers.get('x-reader') === 'arrived';
  return request.method === 'GET' && !isAhead(request);
}

/** Longer user agents are judged anew each time. */
const maxRememberedLength = 300;

/** Whether a program of a search engine, a chat or a script names itself in the user agent. */
const isBot = rememberResults((userAgent) => isbot(userAgent), maxRememberedLength);

/** Whether a browser loads the page before anybody asked for it. */
export function isAhead(request: RequestHead): boolean {
  return prefetchHeaders.some((name) => {
    const value = request.headers.get(name);
    return value !== null && /prefetch|prerender|preview/i.test(value);
  });
}
