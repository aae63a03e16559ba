import { isReviewPath } from '#domain/reviews/shared/review-path.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { cachePolicyFor } from './cache-policy.ts';
import { isPanelPath, parseRequestUrl } from './request-url.ts';

export type ResolvedPath =
  /** The canonical path of a page, or a path that a post could have. */
  | { kind: 'page' }
  /** Another spelling of a page's path: `/Blog`, `/about/`, `/%61bout`, `/about%20`. */
  | { kind: 'redirect'; to: string }
  /** @property renderAs a path that the router does not normalise, and that no page has */
  | { kind: 'unknown'; renderAs: string };

/**
 * Every page has one URL. The router decodes and normalises a path before it matches it, so it would show a page at
 * many URLs. This function decides which path the router gets.
 *
 * @param path as it is written in a URL
 */
export function resolvePath(path: string): ResolvedPath {
  if (isPage(path)) return { kind: 'page' };
  const canonical = canonicalSpelling(path);
  if (canonical === null)
    return { kind: 'unknown', renderAs: pathInLanguage('/_', parseRequestUrl(path).language) };
  if (isPage(canonical)) return { kind: 'redirect', to: canonical };
  // No page has `_` in its path.
  return {
    kind: 'unknown',
    renderAs: withoutEmptySegments(path.replace(/%[\da-f]{2}|[^\w./~-]/gi, '_')),
  };
}

function isPage(path: string): boolean {
  return isPanelPath(path) || isReviewPath(path) || cachePolicyFor(path) !== null;
}

/** @returns null for a path that can't be decoded */
function canonicalSpelling(path: string): string | null {
  try {
    return withoutEmptySegments(decodeURI(path).trim().toLowerCase());
  } catch {
    return null;
  }
}

function withoutEmptySegments(path: string): string {
  return `/${path.split('/').filter(Boolean).join('/')}`;
}
