import { type Language, languages } from './languages.ts';

/** Where a page can be read in one language. */
export type PageVersion = {
  language: Language;
  /** Without prefix: `/blog/a-post`. */
  path: string;
};

/** One `hreflang` of a page. */
export type Alternate = PageVersion & { hreflang: Language | 'x-default' };

/**
 * What a page tells search engines about its languages, in its head and in the sitemap. The answer is the same for every
 * version of the page, in whatever order they are given: engines believe only sets that agree.
 *
 * `x-default`, for readers of any other language, is the English version; where there is none, the first in the order of
 * `languages`.
 *
 * @param page a path that every language has, or all versions that exist, one for each language
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
