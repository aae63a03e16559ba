import { createHash } from 'node:crypto';

/**
 * The policy of one page: besides the site's own files only the scripts run that stand in it, each known by its hash
 * (CSP 3, 2.3.1), so that a script which somebody smuggled into a text does not.
 */
export function contentSecurityPolicy(html: string): string {
  const scripts = [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !dataBlock.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [
    ["script-src 'self'", ...new Set(scripts)].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
  ].join('; ');
}

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** Not run, and so not asked for. Speculation rules are. */
const dataBlock = /\stype="application\/(?:ld\+)?json"/;
