import type { IncomingMessage } from 'node:http';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a browser sends this unsafe request from a page of another site (CSRF). Requests without `Sec-Fetch-Site` and
 * `Origin` come from programs and pass: unlike a cookie, nothing that a program sends is added by itself. The order of
 * the checks is that of Go's `http.CrossOriginProtection`.
 *
 * @param siteUrl `SITE_URL`: always this site, even if a proxy changes the `Host` header
 */
export function isCrossSite(
  { method = '', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  siteUrl: string,
): boolean {
  if (safeMethods.includes(method)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined || origin === siteUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.host;
}
