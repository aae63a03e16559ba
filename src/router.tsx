import { createRouter, type ParsedLocation } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { renderNonce } from '#platform/http/render-nonce.ts';
import { getRuntime } from '#platform/runtime.ts';
import { parseSearch, stringifySearch } from '#search-params.ts';
import { serverHtmlAdapter } from '#site/delivery/server-html.tsx';
import { ErrorPage } from '#site/errors/error-page.tsx';
import { prefersSaveData } from '#ui/prefers-save-data.ts';
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
    // Only a link to a section glides, where the page's `scroll-behavior` says so.
    scrollRestorationBehavior: 'instant',
    defaultErrorComponent: ErrorPage,
    parseSearch,
    stringifySearch,
    // A page has one address (`page-address.ts`).
    caseSensitive: true,
    ssr: ssrOptions(),
    // What a finger or the mouse is about to follow, so that it is there at once.
    defaultPreload: !import.meta.env.SSR && prefersSaveData() ? false : 'intent',
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    dehydrate: () => ({ siteUrl: configuredSiteUrl() }),
    hydrate: ({ siteUrl }: RouterContext): void => {
      router.update({ ...router.options, context: { siteUrl } });
    },
  });
  router.options.serializationAdapters = [serverHtmlAdapter];
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

/** Start and React put the nonce on each inline script and style that they write. In development there is none. */
const ssrOptions = createIsomorphicFn()
  .server((): { nonce?: string } => {
    const nonce = renderNonce();
    return nonce === undefined ? {} : { nonce };
  })
  .client(() => ({}));

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
