import type { AboutPage, CollectionPage, WebPage } from 'schema-dts';
import type { PageContent } from '../page-metadata.ts';
import { type DescribedPage, ids, reference, shareImage } from './described-page.ts';

/** The page itself, of the kind that schema.org has for it. */
export function webPage(
  page: DescribedPage,
  shows: PageContent,
): WebPage | AboutPage | CollectionPage {
  const mainEntity = mainEntityOf(page, shows);
  return {
    '@type': typeOf[shows.kind],
    '@id': ids.page(page),
    url: page.url,
    name: page.title,
    description: page.description,
    inLanguage: page.language,
    isPartOf: reference(ids.webSite(page)),
    publisher: reference(ids.organization(page)),
    ...(page.sharePicture && { primaryImageOfPage: shareImage(page, page.sharePicture) }),
    ...(shows.kind !== 'home' && { breadcrumb: reference(ids.breadcrumbs(page)) }),
    ...(mainEntity && { mainEntity: reference(mainEntity) }),
    ...(shows.kind === 'legal' && { dateModified: shows.updated }),
  };
}

const typeOf = {
  home: 'WebPage',
  about: 'AboutPage',
  portfolio: 'CollectionPage',
  blog: 'CollectionPage',
  post: 'WebPage',
  legal: 'WebPage',
} as const satisfies Record<PageContent['kind'], string>;

function mainEntityOf(page: DescribedPage, shows: PageContent): string | undefined {
  switch (shows.kind) {
    case 'about':
      return ids.organization(page);
    case 'portfolio':
      return ids.projects(page);
    case 'blog':
      return ids.blog(page);
    case 'post':
      return ids.post(page, shows.post.slug);
  }
}
