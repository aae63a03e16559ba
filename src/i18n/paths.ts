import {
  defaultLanguage,
  isLanguage,
  type Language,
  languages,
  localeConfig,
} from './languages.ts';

/** @returns null if the segment is not the prefix of a language */
export function languageOfPrefix(segment: string | undefined): Language | null {
  if (segment === undefined) return defaultLanguage;
  return languages.find((language) => localeConfig[language].prefix === segment) ?? null;
}

/** The language of a path by its first segment; English if that is no prefix. */
export function languageOfPath(pathname: string): Language {
  return languageOfPrefix(pathname.split('/')[1]) ?? defaultLanguage;
}

/** The same page in another language: only the prefix changes (`/blog` ⇄ `/arabic/blog`). */
export function pathInLanguage(pathname: string, language: Language): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (localeConfig[languageOfPath(`/${segments[0] ?? ''}`)].prefix !== null) segments.shift();
  const prefix = localeConfig[language].prefix;
  return `/${[...(prefix ? [prefix] : []), ...segments].join('/')}`;
}

/**
 * The target of a redirect for `?lang=…`: `ar` and `ckb` lead to the same path under their prefix, any other value to
 * the path without prefix. The rest of the query stays. The target always begins with exactly one slash, so it can't
 * lead to another site.
 *
 * @param location path and query of a request
 * @returns null if the query has no `lang`
 */
export function languageQueryRedirect(location: {
  pathname: string;
  search: string;
}): string | null {
  const parameters = new URLSearchParams(location.search);
  const asked = parameters.get('lang');
  if (asked === null) return null;
  parameters.delete('lang');
  const path = pathInLanguage(
    // A browser reads `\` as `/` and skips tabs and line endings, so that `/\t/evil.com` would be `//evil.com`.
    location.pathname.replaceAll('\\', '/').replace(/\p{Cc}/gu, ''),
    isLanguage(asked) ? asked : defaultLanguage,
  );
  const query = parameters.toString();
  return query ? `${path}?${query}` : path;
}
