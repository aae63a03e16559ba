import type { BreadcrumbList } from 'schema-dts';
import type { Messages } from '#content/dictionaries/index.ts';
import type { PageContent } from '../page-metadata.ts';
import { addressOf, type DescribedPage, ids } from './described-page.ts';

/** The way from the home page, by the names that the menus give; a post or a legal text has its own title. */
export function breadcrumbs(
  page: DescribedPage,
  shows: PageContent,
  navigation: Messages['navigation'],
): BreadcrumbList {
  const home = { name: navigation.home, item: addressOf(page, '/') };
  const blog = { name: navigation.blog, item: addressOf(page, '/blog') };
  const own = { name: page.title, item: page.url };
  const trails = {
    home: [home],
    about: [home, { ...own, name: navigation.about }],
    portfolio: [home, { ...own, name: navigation.portfolio }],
    blog: [home, blog],
    post: [home, blog, own],
    legal: [home, own],
  } satisfies Record<PageContent['kind'], { name: string; item: string }[]>;
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.breadcrumbs(page),
    itemListElement: trails[shows.kind].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}
