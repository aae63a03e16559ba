import type { BreadcrumbList } from 'schema-dts';
import type { Messages } from '#content/messages/index.ts';
import { messageAt, type Page, pages } from '#pages.ts';
import type { PageContent } from '../page-metadata.ts';
import { type DescribedPage, ids, urlOf } from './described-page.ts';

/**
 * The path from the home page, with the labels of the header. The last step of a post, a topic or a legal document is
 * its title.
 */
export function breadcrumbs(
  page: DescribedPage,
  content: PageContent,
  messages: Pick<Messages, 'navigation'>,
): BreadcrumbList {
  const shown: Page = pages[content.page];
  const blog = { name: messages.navigation.blog, item: urlOf(page, pages.blog.path) };
  // The label of the header is a message of the section `navigation`. The labels of the footer's legal links are not.
  const label = shown.link?.header && messageAt(messages, shown.link.label);
  const trail = [
    { name: messages.navigation.home, item: urlOf(page, pages.home.path) },
    ...(shown.path.startsWith(`${pages.blog.path}/`) ? [blog] : []),
    ...(content.page === 'home' ? [] : [{ name: label ?? page.title, item: page.url }]),
  ];
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.breadcrumbs(page),
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}
