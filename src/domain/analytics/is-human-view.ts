import { isbot } from 'isbot';

/** Headers by which browsers say that nobody has asked for the page yet. */
const prefetchHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/**
 * Whether a request for a post comes from a person who is about to read it: no crawler, preview fetcher or prefetch. A
 * page that was fetched ahead says by HEAD when its reader has arrived (`site/delivery/view-beacon.tsx`).
 */
export function isHumanView(request: Request): boolean {
  const userAgent = request.headers.get('user-agent');
  if (!userAgent || isbot(userAgent)) return false;
  if (request.method === 'HEAD') return request.headers.get('x-reader') === 'arrived';
  return request.method === 'GET' && !isAhead(request);
}

function isAhead(request: Request): boolean {
  return prefetchHeaders.some((name) =>
    /prefetch|prerender|preview/i.test(request.headers.get(name) ?? ''),
  );
}
