import type { IncomingMessage } from 'node:http';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a browser says that a request which may change something comes from another site's page. Programs say nothing of
 * that, and are let through: nothing that they send goes along by itself, as a cookie would. What is compared, and in which
 * order, is Go's `http.CrossOriginProtection`.
 *
 * @param siteUrl `SITE_URL`, which counts as this site whatever a proxy makes of the `Host` header
 */
export function comesFromOtherSite(
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
