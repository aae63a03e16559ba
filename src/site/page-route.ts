import type { Language } from '#i18n/languages.ts';
import type { StaticPageId } from '#pages.ts';
import { loadPageMessages } from './delivery/page-messages.tsx';
import type { HeadContext } from './seo/page-metadata.ts';
import { headFromMessages } from './seo/static-page-head.ts';

/** The options of a page whose content is its messages: `createFileRoute(…)({ ...pageRoute('about'), component })`. */
export function pageRoute(page: Exclude<StaticPageId, 'blog'>) {
  return {
    staticData: { page },
    loader: async ({ context }: { context: { language: Language } }) => {
      await loadPageMessages(context.language, page);
    },
    head: ({ match }: { match: { context: HeadContext } }) =>
      headFromMessages(match.context, page, { page }),
  };
}
