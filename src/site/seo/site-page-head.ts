import { type SharePage, sharePicturePath } from '#domain/share-address/index.ts';
import { pageHead } from './page-head.ts';
import type { HeadContext, PageContent } from './page-metadata.ts';

const paths = {
  home: '/',
  about: '/about',
  portfolio: '/portfolio',
  blog: '/blog',
  privacy: '/privacy',
  terms: '/terms-of-service',
} as const satisfies Record<SharePage, string>;

/**
 * The head of a page that every language has.
 *
 * @param texts undefined where they could not be loaded: then the company stands for the page
 */
export function sitePageHead(
  context: HeadContext,
  name: SharePage,
  texts: { title: string; description: string } | undefined,
  shows: PageContent | undefined,
) {
  const { language } = context;
  return pageHead(context, {
    path: paths[name],
    title: texts?.title,
    description: texts?.description,
    ...(texts && {
      sharePicture: sharePicturePath({ kind: 'page', name, title: texts.title, language }),
    }),
    ...(texts && shows && { shows }),
  });
}
