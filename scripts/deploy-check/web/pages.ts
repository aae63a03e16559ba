import { type CheckResult, fail, pass, warn } from '../check-result.ts';
import { type Answer, ask, type Target } from './ask.ts';

/** What arrives of a page and its files after the proxy. */
export async function checkPages(target: Target, home: Answer): Promise<CheckResult[]> {
  const { siteUrl } = target;
  const packed = await ask(target, siteUrl, { 'accept-encoding': 'br, gzip' });
  const etag = packed.headers.etag;
  const again = etag
    ? await ask(target, siteUrl, { 'accept-encoding': 'br, gzip', 'if-none-match': etag })
    : null;
  const [asset] = /\/assets\/[\w.-]+\.(?:js|css)/.exec(home.body) ?? [];
  const file = asset ? await ask(target, new URL(asset, siteUrl)) : null;
  return [compression(packed), caching(again, file), headers(siteUrl, home)];
}

function compression({ headers }: Answer): CheckResult {
  const encoding = headers['content-encoding'];
  if (encoding) return pass('compression', `Pages arrive compressed (${encoding})`);
  return fail(
    'compression',
    'Pages arrive uncompressed',
    'they are five times as large on a slow line',
    'the proxy must pass Accept-Encoding and the compressed bytes on: see deploy/nginx.conf',
  );
}

function caching(again: Answer | null, file: Answer | null): CheckResult {
  const isRevalidated = again?.status === 304;
  const isImmutable = !file || /\bimmutable\b/.test(file.headers['cache-control'] ?? '');
  if (isRevalidated && isImmutable)
    return pass('caching', 'A page that did not change is not sent twice, and its files are kept');
  return fail(
    'caching',
    again === null
      ? 'Pages arrive without their ETag'
      : isRevalidated
        ? 'Files arrive without Cache-Control: immutable'
        : `A page that did not change is sent again (${again.status} in place of 304)`,
    'browsers load again what they have',
    'the proxy must leave ETag and Cache-Control as they are, and pass If-None-Match on',
  );
}

function headers({ protocol }: URL, { headers: sent }: Answer): CheckResult {
  const expected = ['content-security-policy', 'x-content-type-options'];
  if (protocol === 'https:') expected.push('strict-transport-security');
  const missing = expected.filter((name) => !sent[name]);
  if (missing.length === 0) return pass('security-headers', 'The security headers arrive');
  return fail(
    'security-headers',
    `Missing after the proxy: ${missing.join(', ')}`,
    'they keep a script that was smuggled in from running',
    'the proxy must not hide or replace them',
  );
}

/** Whether crawlers find the site under its own name. */
export async function checkCrawlers(target: Target): Promise<CheckResult[]> {
  const { siteUrl } = target;
  const robots = await ask(target, new URL('/robots.txt', siteUrl));
  const sitemapUrl = new URL('/sitemap.xml', siteUrl);
  const sitemap = await ask(target, sitemapUrl);
  const isNamed = robots.status === 200 && robots.body.includes(sitemapUrl.href);
  const [, loc = ''] = /<loc>([^<]+)<\/loc>/.exec(sitemap.body) ?? [];
  const isOwn = sitemap.status === 200 && loc.startsWith(siteUrl.origin);
  const why = 'search engines find new articles by it';
  return [
    isNamed
      ? pass('robots', `/robots.txt names ${sitemapUrl}`)
      : fail(
          'robots',
          `/robots.txt answers ${robots.status} and does not name ${sitemapUrl}`,
          why,
          'see that the proxy passes it on, and that SITE_URL is right',
        ),
    isOwn
      ? pass('sitemap', 'The sitemap has the addresses of the site')
      : warn(
          'sitemap',
          `The sitemap answers ${sitemap.status}${loc && `, with ${loc}`}`,
          why,
          'see that the proxy passes it on, and that SITE_URL is right',
        ),
  ];
}
