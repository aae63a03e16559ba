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
  /** The public origin, for absolute URLs. */
  siteUrl: string;
};

export function getRouter() {
  const router = createRouter({
    routeTree,
    context: { siteUrl: configuredSiteUrl() },
    scrollRestoration: createScrollRule(),
    // Only links to a section scroll smoothly, where the page's `scroll-behavior` says so.
    scrollRestorationBehavior: 'instant',
    defaultErrorComponent: ErrorPage,
    parseSearch,
    stringifySearch,
    // A page has one canonical URL (`canonical-url.ts`).
    caseSensitive: true,
    ssr: ssrOptions(),
    // Preloads a page when a finger or the mouse is about to follow its link.
    defaultPreload: !import.meta.env.SSR && prefersSaveData() ? false : 'intent',
    // Data is never stale, as specified, so that Back needs no connection. The router counts an age from the moment
    // when the server rendered the page, and a cached response may be old. A preload that fails would fail the page,
    // too.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    defaultGcTime: Number.POSITIVE_INFINITY,
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

/**
 * The router restores scrolling only on pages that it shows itself. The reader may have scrolled the first page before
 * React came.
 */
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
  // The dehydrated URL of the server replaces this before anything renders.
  .client(() => '');

/** Start and React write the nonce on their inline scripts and styles. In development there is no nonce. */
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
