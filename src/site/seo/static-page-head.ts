import { sharePicturePath } from '#domain/share-pictures/shared/share-picture-path.ts';
import { type PageSummary, pages, type StaticPageId, summaryFromMessages } from '#pages.ts';
import { loadPageMessages } from '#site/delivery/page-messages.tsx';
import { pageHead } from './page-head.ts';
import type { HeadContext, PageContent } from './page-metadata.ts';

/**
 * The head of a page that every language has.
 *
 * @param summary undefined if it could not be loaded: the company's name and text then replace it
 * @param content undefined if it could not be loaded: the page then has no structured data
 */
export function staticPageHead(
  context: HeadContext,
  id: StaticPageId,
  summary: PageSummary | undefined,
  content: PageContent | undefined,
) {
  const { language } = context;
  return pageHead(context, {
    path: pages[id].path,
    title: summary?.title,
    description: summary?.description,
    ...(summary && {
      sharePicture: sharePicturePath({ kind: 'page', name: id, title: summary.title, language }),
    }),
    ...(summary && content && { content }),
  });
}

/** The head of a page whose title and description are messages. */
export async function headFromMessages(
  context: HeadContext,
  id: StaticPageId,
  content: PageContent | undefined,
) {
  const messages = await loadPageMessages(context.language, id);
  return await staticPageHead(context, id, summaryFromMessages(pages[id], messages), content);
}
