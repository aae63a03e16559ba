import { createIsomorphicFn } from '@tanstack/react-start';
import { getRuntime } from '#platform/runtime.ts';
import { pageHead } from '#site/seo/page-head.ts';
import type { HeadContext } from '#site/seo/page-metadata.ts';
import { OfflinePage, offlineMessages } from './offline-page.tsx';

/** The parts of the route that no browser loads: the offline list never navigates inside itself. */
export const offlineHead = createIsomorphicFn()
  .server((context: HeadContext) => {
    const { title, text } = offlineMessages[context.language].offline;
    return pageHead(context, { path: '/offline', title, description: text, noIndex: true });
  })
  .client((_context: HeadContext) => ({}));

export const loadOffer = createIsomorphicFn()
  .server(() => ({ isOffered: getRuntime().environment.offersOfflineReading }))
  .client(() => ({ isOffered: true }));

export const offlinePage = createIsomorphicFn()
  .server(() => OfflinePage)
  .client(() => Nothing);

function Nothing() {
  return null;
}
