import { portfolioProjects } from '#content/portfolio.ts';
import { readPageSummary } from '#domain/pages/index.ts';
import type { Language } from '#i18n/languages.ts';
import { type PageRegistry, pages } from '#pages.ts';

export type SitePage = {
  /** Without language prefix. */
  path: string;
  title: string;
  description: string;
  /** The day of the last change, if it is known: `2025-08-02`. */
  updated?: string;
  /** True if the page changes with each of the posts. */
  listsPosts: boolean;
  /** Paths of pictures that the page shows. */
  pictures: readonly string[];
};

/** The public pages without the posts, in the order of the menus. */
export async function listSitePages(
  language: Language,
  registry: PageRegistry = pages,
): Promise<SitePage[]> {
  const listed = await Promise.all(
    Object.values(registry).map(async (page) => {
      const { path, listsPosts = false } = page;
      const summary = await readPageSummary(page, language);
      return summary ? [{ ...summary, path, listsPosts, pictures: pictures.get(path) ?? [] }] : [];
    }),
  );
  return listed.flat();
}

/** The pictures of pages that image searches should find. */
const pictures: ReadonlyMap<string, readonly string[]> = new Map([
  [pages.portfolio.path, portfolioProjects.map(({ poster }) => poster.jpeg)],
]);

export const blogPath = pages.blog.path;
