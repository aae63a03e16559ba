import type { MiddlewareHandler } from 'hono';
import { mayBeReviewPath } from '#domain/reviews/shared/review-path.ts';
import { languageQueryRedirect } from '#i18n/paths.ts';
import type { PostChangeFeed } from '#platform/database/index.ts';
import { chooseEncoding, compressors } from '#platform/http/content-encoding.ts';
import { cspHeader, type SecurityHeadersFor } from '#platform/http/security-headers.ts';

/** Adds the security headers to every response, and keeps redirects on this site. */
export function securityHeaders(headersFor: SecurityHeadersFor): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const contentType = headers.get('content-type');
    // A page has a policy of its own; Vite's pages in development have none.
    const isPage =
      headers.has(cspHeader) || (!import.meta.env.PROD && contentType?.startsWith('text/html'));
    // A page may be stricter.
    for (const [name, value] of headersFor(contentType))
      if (!headers.has(name) && !(name === cspHeader && isPage)) context.header(name, value);
    const location = headers.get('location');
    if (location !== null) context.header('Location', sameOriginLocation(location));
  };
}

/** Compresses pages that no cache keeps. Brotli makes them smaller than the gzip of `hono/compress` does. */
export const compressPages: MiddlewareHandler = async (context, next) => {
  await next();
  const { method, headers } = context.req.raw;
  const { res } = context;
  const isPage = res.headers.get('content-type')?.startsWith('text/html');
  const encoding = chooseEncoding(headers.get('accept-encoding') ?? undefined, compressors);
  if (!isPage || method === 'HEAD' || encoding === 'identity') return;
  const page = Buffer.from(await res.arrayBuffer());
  context.res = new Response(await compressors[encoding](page, 'fast'), res);
  context.header('Content-Encoding', encoding);
  context.header('Vary', 'Accept-Encoding', { append: true });
  context.res.headers.delete('Content-Length');
};

/** Redirects `?lang=ar` to the path of that language. */
export const redirectLanguageQuery: MiddlewareHandler = async (context, next) => {
  const location = languageQueryRedirect(new URL(context.req.url));
  if (location === null || context.req.path.startsWith('/api/')) return await next();
  return context.redirect(location, 302);
};

/** Delays the response to a write until the page cache sends nothing from before it: the editor finds the change. */
export function awaitInvalidation(changes: PostChangeFeed): MiddlewareHandler {
  return async (context, next) => {
    await next();
    // A database error means that nothing changed, so the cached pages must stay.
    if (context.req.method !== 'GET' && context.res.status < 500) await changes.flushed();
  };
}

/** Everything except the API is read-only. */
export const rejectWrites: MiddlewareHandler = async (context, next) => {
  if (['GET', 'HEAD'].includes(context.req.method)) return await next();
  return context.text('Method not allowed', 405, { Allow: 'GET, HEAD' });
};

/**
 * The URL of a reviewer's page is a secret, and so is its text. Every response under it says so, errors and redirects
 * from other spellings too.
 */
export const hideReviewLinks: MiddlewareHandler = async (context, next) => {
  await next();
  const { path } = context.req;
  if (!mayBeReviewPath(path) || path.startsWith('/api/')) return;
  context.header('Cache-Control', 'no-store');
  context.header('X-Robots-Tag', 'noindex, nofollow');
  context.header('Referrer-Policy', 'no-referrer');
};

/**
 * Keeps a redirect on this site (open redirect): a browser would read `//evil.example` and `/\evil.example` as other
 * sites.
 *
 * @param location value of the `Location` header, with or without an origin
 * @returns path and query, with exactly one slash at the beginning
 */
function sameOriginLocation(location: string): string {
  // Browsers read `\` as `/`, and skip tabs and line breaks.
  const plain = location.replaceAll('\\', '/').replace(/\p{Cc}/gu, '');
  const path = /^https?:/i.test(plain) ? plain.replace(/^https?:\/*[^/?#]*/i, '') : plain;
  return `/${path.replace(/^\/+/, '')}`;
}
