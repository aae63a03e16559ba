import { createRouter, type ParsedLocation } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { getRuntime } from '#platform/runtime.ts';
import { PageFault } from '#site/faults/page-fault.tsx';
import { pageHtmlAdapter } from '#site/page-html.tsx';
import { savesData } from '#ui/saves-data.ts';
import { parseSearch, stringifySearch } from './plain-search.ts';
import { routeTree } from './routeTree.gen.ts';

export type RouterContext = {
  /** The public origin, for addresses that leave the site. */
  siteUrl: string;
};

export function getRouter() {
  const router = createRouter({
    routeTree,
    context: { siteUrl: configuredSiteUrl() },
    scrollRestoration: createScrollRule(),
    defaultErrorComponent: PageFault,
    parseSearch,
    stringifySearch,
    // What a finger or the mouse is about to follow, so that it is there at once.
    defaultPreload: !import.meta.env.SSR && savesData() ? false : 'intent',
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    dehydrate: () => ({ siteUrl: configuredSiteUrl() }),
    hydrate: ({ siteUrl }: RouterContext): void => {
      router.update({ ...router.options, context: { siteUrl } });
    },
  });
  router.options.serializationAdapters = [pageHtmlAdapter];
  return router;
}

/** The router scrolls pages that it shows itself. One that came as HTML was read, and scrolled, before React was there. */
function createScrollRule() {
  let isFirstPage = !import.meta.env.SSR;
  return ({ location }: { location: ParsedLocation }): boolean => {
    const cameAsHtml = isFirstPage && !location.pathname.startsWith('/admin');
    isFirstPage = false;
    return !cameAsHtml;
  };
}

const configuredSiteUrl = createIsomorphicFn()
  .server(() => getRuntime().environment.siteUrl)
  // Replaced by the server's answer before anything is rendered.
  .client(() => '');

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
