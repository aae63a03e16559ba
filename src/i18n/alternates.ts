import { type Language, languages } from './languages.ts';

/** The path of a page in one language. */
export type PageVersion = {
  language: Language;
  /** Without language prefix: `/blog/a-post`. */
  path: string;
};

/** One `hreflang` link of a page. */
export type Alternate = PageVersion & { hreflang: Language | 'x-default' };

/**
 * The `hreflang` links of a page, for its head and for the sitemap. Every version of a page has the same links, in any
 * order of `page`, because search engines ignore links that do not match.
 *
 * `x-default`, for readers of other languages, is the English version, or without it the first in the order of
 * `languages`.
 *
 * @param page a path that exists in every language, or all versions of the page, one for each language
 */
export function alternatesOf(page: string | readonly PageVersion[]): Alternate[] {
  const versions =
    typeof page === 'string' ? languages.map((language) => ({ language, path: page })) : page;
  const inOrder = languages.flatMap((language) =>
    versions.filter((version) => version.language === language),
  );
  return [
    ...inOrder.map((version) => ({ ...version, hreflang: version.language })),
    ...inOrder.slice(0, 1).map((version) => ({ ...version, hreflang: 'x-default' as const })),
  ];
}
