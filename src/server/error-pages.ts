import type { Rejection } from '#content/rejections.ts';
import type { FastHandler } from '#platform/http/fast-handler.ts';
import { maxUrlLength, splitTarget } from '#platform/http/request-target.ts';
import { cspHeader, type SecurityHeadersFor } from '#platform/http/security-headers.ts';
import { rejectionPage, rejectionPolicy } from '#site/errors/rejection-page.ts';

/** The statuses with a page of their own, which needs no rendering. */
const pages = { 414: 'tooLong', 429: 'tooMany', 503: 'busy' } as const satisfies Record<
  number,
  Rejection
>;

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  [cspHeader]: rejectionPolicy,
} as const;

/**
 * The error page of a status, in the language of the path.
 *
 * @param errorHeaders such as `Retry-After`
 * @param typed what a visitor wrote and the page gives back
 */
export function errorPageResponse(
  status: keyof typeof pages,
  path: string,
  errorHeaders: Record<string, string> = {},
  typed = '',
): Response {
  return new Response(rejectionPage(pages[status], path, typed), {
    status,
    headers: { ...headers, 'X-Robots-Tag': 'noindex', ...errorHeaders },
  });
}

/** Responds 414 (RFC 9110, 15.5.15) to a URL that is longer than any of the site, before it is parsed. */
export function createUrlLengthGuard(headersFor: SecurityHeadersFor): FastHandler {
  const common = headersFor(headers['Content-Type']).filter(([name]) => name !== cspHeader);
  const html = [...common, ...Object.entries(headers)].flat();
  const json = [...headersFor('application/json'), ['Content-Type', 'application/json']].flat();
  return ({ url = '' }, response) => {
    if (url.length <= maxUrlLength) return false;
    if (url.startsWith('/api/')) {
      const error = `The URL must have at most ${maxUrlLength} characters`;
      response.writeHead(414, json).end(JSON.stringify({ error, code: 'invalid' }));
    } else response.writeHead(414, html).end(rejectionPage('tooLong', splitTarget(url).path));
    return true;
  };
}
