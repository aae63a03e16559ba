import { sharePicturePath } from '#domain/share-pictures/shared/share-picture-path.ts';
import { type PageSummary, pages, type StaticPageId, summaryFromMessages } from '#pages.ts';
import { loadPageMessages } from '#site/delivery/page-messages.tsx';
import { pageHead } from './page-head.ts';
import type { HeadContext, PageContent } from './page-metadata.ts';

/**
 * The head of a page that every language has.
 *
 * @param summary undefined where it could not be loaded: then the company stands for the page
 * @param content undefined where it could not be loaded: then there is no structured data
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

/** The same for a page whose summary is two of its messages. */
export async function headFromMessages(
  context: HeadContext,
  id: StaticPageId,
  content: PageContent | undefined,
) {
  const messages = await loadPageMessages(context.language, id);
  return await staticPageHead(context, id, summaryFromMessages(pages[id], messages), content);
}
