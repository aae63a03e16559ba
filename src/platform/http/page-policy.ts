import { createHash } from 'node:crypto';

/**
 * The `Content-Security-Policy` of one page: besides the site's own files only the scripts and styles count that stand in it,
 * each known by its hash (CSP 3, 2.3.1), so that one which somebody smuggled into a text does not.
 *
 * @param html the whole page
 * @param styleNonce for a page whose script adds styles while it runs. Never for one that is kept: a nonce is used once
 */
export function pagePolicy(html: string, styleNonce?: string): string {
  const scripts = textsOf(html, 'script')
    .filter(({ attributes }) => !dataBlock.test(attributes))
    .map(({ text }) => text);
  const nonce = styleNonce === undefined ? [] : [`'nonce-${styleNonce}'`];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(scripts)].join(' '),
    [
      "style-src 'self'",
      ...nonce,
      ...hashes([...textsOf(html, 'style').map(({ text }) => text), ...emptyStyles]),
    ].join(' '),
    // A post may show pictures from elsewhere; the panel shows those that an editor is about to upload.
    "img-src 'self' https: data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // Both are made in `ui/trusted-html.ts`.
    'trusted-types default site-html',
  ].join('; ');
}

type InlineText = { attributes: string; text: string };

function textsOf(html: string, tag: 'script' | 'style'): InlineText[] {
  const element = new RegExp(`<${tag}(?![^>]*\\ssrc=)([^>]*)>([\\s\\S]*?)</${tag}>`, 'g');
  return [...html.matchAll(element)].map(([, attributes = '', text = '']) => ({
    attributes,
    text,
  }));
}

function hashes(texts: readonly string[]): Set<string> {
  return new Set(
    texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  );
}

/** What the globe (npm cobe) writes while it turns: names of marks, of which ours has none. */
const emptyStyles = ['', ':root{}'];

/** Not run, and so not asked for. Speculation rules are. */
const dataBlock = /\stype="application\/(?:ld\+)?json"/;
