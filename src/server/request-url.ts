import type { Language } from '#i18n/languages.ts';
import { languageOfPath, pathInLanguage } from '#i18n/paths.ts';
import { splitTarget } from '#platform/http/request-target.ts';

/** The panel's three URLs, which open one screen. */
const panelPaths: readonly string[] = ['/admin', '/admin/login', '/admin/dashboard'];

export function isPanelPath(path: string): boolean {
  return panelPaths.includes(path);
}

/** A parsed request URL. */
export type RequestUrl = {
  /** As written in the request, without the query. */
  path: string;
  /** Without the `?`. */
  query: string;
  language: Language;
  /** The path without the language prefix: `/blog` for `/arabic/blog`. */
  plainPath: string;
  /** Which part of the site the URL belongs to. */
  area: 'page' | 'panel' | 'api';
};

/** @param target path and query, as in the request line */
export function parseRequestUrl(target: string): RequestUrl {
  const { path, query } = splitTarget(target);
  return {
    path,
    query,
    language: languageOfPath(path),
    plainPath: pathInLanguage(path, 'en'),
    area: areaOf(path),
  };
}

function areaOf(path: string): RequestUrl['area'] {
  if (path.startsWith('/api/')) return 'api';
  return isPanelPath(path) ? 'panel' : 'page';
}

/** The slug in the URL of a post, on its page or in the API; null for any other URL. */
export function postSlugOf(target: string): string | null {
  // Most URLs need no parsing: this runs for every response.
  if (!target.includes('/blog/')) return null;
  const { plainPath } = parseRequestUrl(target);
  return /^\/(?:api\/blog\/posts|blog)\/([^/]+)$/.exec(plainPath)?.[1] ?? null;
}

/** The `kind` of a request in the metrics, if it is not served from memory. */
export function metricsKindOf(target: string): string {
  if (target.startsWith('/api/admin/')) return 'panel';
  if (target.startsWith('/api/')) return 'api';
  if (target.startsWith('/media/') || target.startsWith('/share/')) return 'picture';
  return 'other';
}
