import { portfolioProjects } from '#content/portfolio.ts';
import { readLegalDocument } from '#domain/legal/index.ts';
import type { Language } from '#i18n/languages.ts';
import { loadMessages } from '#i18n/load-messages.ts';

export type SitePage = {
  /** Without prefix. */
  path: string;
  title: string;
  description: string;
  /** The day of the last change where one is known: `2025-08-02`. */
  updated?: string;
  /** Paths of pictures that the page shows. */
  pictures?: readonly string[];
};

/** The public pages but for the posts, in the order of the menus. */
export async function listSitePages(language: Language): Promise<SitePage[]> {
  const [{ hero, portfolio, blog, about }, privacy, terms] = await Promise.all([
    loadMessages(language, ['hero', 'portfolio', 'blog', 'about']),
    readLegalDocument('privacy', language),
    readLegalDocument('terms', language),
  ]);
  return [
    page('/', hero?.pageTitle, hero?.pageDescription),
    {
      ...page('/portfolio', portfolio?.pageTitle, portfolio?.pageDescription),
      pictures: portfolioProjects.map(({ poster }) => poster.jpeg),
    },
    page(blogPath, blog?.title, blog?.subtitle),
    page('/about', about?.pageTitle, about?.pageDescription),
    { ...page('/privacy', privacy.title, privacy.description), updated: privacy.updated },
    { ...page('/terms-of-service', terms.title, terms.description), updated: terms.updated },
  ];
}

export const blogPath = '/blog';

function page(path: string, title = '', description = ''): SitePage {
  return { path, title, description };
}
