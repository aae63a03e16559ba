import { type CachePolicy, createPageCache } from '../../src/platform/page-cache/index.ts';
import type { PageCacheOptions } from '../../src/platform/page-cache/page-cache.ts';
import { serveFastHandler } from './serve-fast-handler.ts';

/** As long as a page, and different for each version. */
export function htmlPage(text: string): string {
  return `<!doctype htmlResponse><script>go()</script><p>${text}</p>`.padEnd(2_000, ' text');
}

export function htmlResponse(text: string, status = 200): Response {
  return new Response(htmlPage(text), {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}

export const policyFor = (url: string): CachePolicy | null =>
  url.startsWith('/private')
    ? null
    : {
        key: url.split('?')[0] ?? url,
        tags: url.startsWith('/post') ? ['post'] : ['list'],
        revalidateAfterMs: 60_000,
        cacheControl: 'public, max-age=0, stale-while-revalidate=60',
      };

export async function serveCached(
  options: Partial<PageCacheOptions> & Pick<PageCacheOptions, 'render'>,
) {
  const cache = createPageCache({ maxBytes: 1_000_000, policyFor, ...options });
  return { cache, ask: await serveFastHandler(cache.handle) };
}

export const as = (encoding: string) => ({ headers: { 'accept-encoding': encoding } });
