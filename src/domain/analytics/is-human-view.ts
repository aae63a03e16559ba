import { isbot } from 'isbot';
import { readerEvent } from './shared/reader-event.ts';

/** Browsers send these headers with a prefetch. */
const prefetchHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/**
 * Whether a request for a post comes from a person who is about to read it, not from a crawler, a preview fetcher or a
 * prefetch. A prefetched page sends a HEAD request once its reader arrives (`site/delivery/view-beacon.tsx`).
 */
export function isHumanView(request: Request): boolean {
  const userAgent = request.headers.get('user-agent');
  if (!userAgent || isbot(userAgent)) return false;
  if (request.method === 'HEAD') return readerEvent(request)?.kind === 'arrived';
  return request.method === 'GET' && !isAhead(request);
}

/** Whether a browser loads the page before anybody asked for it. */
export function isAhead(request: Request): boolean {
  return prefetchHeaders.some((name) =>
    /prefetch|prerender|preview/i.test(request.headers.get(name) ?? ''),
  );
}
