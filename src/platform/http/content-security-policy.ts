import { createHash } from 'node:crypto';

/** The text of a page's own inline scripts and styles. */
export type InlineSources = { scripts: readonly string[]; styles: readonly string[] };

/**
 * The `Content-Security-Policy` of one page. It allows the site's own files, and inline scripts and styles by their
 * hash (CSP 3, 2.3.1): only those that the build and the renderer wrote, so an injected script does not run.
 *
 * @param styleNonce for a page whose scripts add styles. Never for a page that is cached: a nonce is for one response
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineSources,
  styleNonce?: string,
): string {
  const nonce = styleNonce === undefined ? [] : [`'nonce-${styleNonce}'`];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(scripts)].join(' '),
    ["style-src 'self'", ...nonce, ...hashes(styles)].join(' '),
    // A post may show images of other sites; the panel previews images before the upload (`blob:`, `data:`).
    "img-src 'self' https: data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    // `ui/trusted-html.ts` creates the first two, `site/offline/keep-article.lazy.ts` the third.
    'trusted-types default site-html offline-worker',
  ].join('; ');
}

function hashes(sources: readonly string[]): Set<string> {
  return new Set(
    sources.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  );
}
