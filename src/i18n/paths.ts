import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageFacts,
  languages,
} from './languages.ts';

/** @returns null when the segment is no language's prefix */
export function languageOfPrefix(segment: string | undefined): Language | null {
  if (segment === undefined) return defaultLanguage;
  return languages.find((language) => languageFacts[language].prefix === segment) ?? null;
}

/** The language that a path's first segment names; English when it names none. */
export function languageOfPath(pathname: string): Language {
  return languageOfPrefix(pathname.split('/')[1]) ?? defaultLanguage;
}

/** The same page in another language: the prefix is swapped, the rest is kept (`/blog` ⇄ `/arabic/blog`). */
export function pathInLanguage(pathname: string, language: Language): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (languageFacts[languageOfPath(`/${segments[0] ?? ''}`)].prefix !== null) segments.shift();
  const prefix = languageFacts[language].prefix;
  return `/${[...(prefix ? [prefix] : []), ...segments].join('/')}`;
}

/**
 * Where `?lang=…` leads: `ar` and `ckb` to the same path under their prefix, any other value to the plain path.
 * The rest of the query stays. The answer always begins with exactly one slash, so it can't name another site.
 *
 * @param location path and query of a request
 * @returns null when there is no `lang` in the query
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
    // A browser reads `\` as `/` and skips tabs and line ends, so that `/\t/evil.com` would be `//evil.com`.
    location.pathname.replaceAll('\\', '/').replace(/\p{Cc}/gu, ''),
    isLanguage(asked) ? asked : defaultLanguage,
  );
  const query = parameters.toString();
  return query ? `${path}?${query}` : path;
}
