import { isbot } from 'isbot';

/** Headers by which browsers say that nobody has asked for the page yet. */
const prefetchHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/** Whether a request for a post comes from a person who is about to read it: no crawler, preview fetcher or prefetch. */
export function countsAsReader(request: Request): boolean {
  if (request.method !== 'GET') return false;
  const ahead = prefetchHeaders.some((name) =>
    /prefetch|prerender|preview/i.test(request.headers.get(name) ?? ''),
  );
  const userAgent = request.headers.get('user-agent');
  return !ahead && Boolean(userAgent) && !isbot(userAgent);
}
