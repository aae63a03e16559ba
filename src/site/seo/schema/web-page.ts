import type { AboutPage, CollectionPage, WebPage } from 'schema-dts';
import type { PageId } from '#pages.ts';
import type { PageContent } from '../page-metadata.ts';
import { type DescribedPage, ids, reference, shareImage } from './described-page.ts';

/** The page itself, with the schema.org type that fits. */
export function webPage(
  page: DescribedPage,
  content: PageContent,
): WebPage | AboutPage | CollectionPage {
  const mainEntity = mainEntityOf(page, content);
  return {
    '@type': types[content.page] ?? 'WebPage',
    '@id': ids.page(page),
    url: page.url,
    name: page.title,
    description: page.description,
    inLanguage: page.language,
    isPartOf: reference(ids.webSite(page)),
    publisher: reference(ids.organization(page)),
    ...(page.sharePicture && { primaryImageOfPage: shareImage(page, page.sharePicture) }),
    ...(content.page !== 'home' && { breadcrumb: reference(ids.breadcrumbs(page)) }),
    ...(mainEntity && { mainEntity: reference(mainEntity) }),
    ...('updated' in content && { dateModified: content.updated }),
  };
}

/** The pages that have a more specific type than `WebPage`. */
const types: Partial<Record<PageId, 'AboutPage' | 'CollectionPage'>> = {
  about: 'AboutPage',
  portfolio: 'CollectionPage',
  blog: 'CollectionPage',
  tag: 'CollectionPage',
  category: 'CollectionPage',
  series: 'CollectionPage',
};

function mainEntityOf(page: DescribedPage, content: PageContent): string | undefined {
  switch (content.page) {
    case 'about':
      return ids.organization(page);
    case 'portfolio':
      return ids.projects(page);
    case 'blog':
      return ids.blog(page);
    case 'post':
      return ids.post(page, content.post.slug);
    case 'tag':
    case 'category':
    case 'series':
      return ids.articles(page);
  }
}
