import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { languageOfPath } from '#i18n/paths.ts';
import { blockDiscreteEvents } from '#site/delivery/block-discrete-events.ts';
import { loadPageMessages } from '#site/delivery/page-messages.tsx';
import { getRouter } from './router.tsx';

/** Zod would try whether it may make code from texts, which the policy forbids and the console would tell of. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/**
 * What the browser runs first: React takes over the page that the server sent. TanStack Start's own entry does the same,
 * but brings its calls of server functions and their serializer too, of which this site has none; and where a file that
 * it waits for can't be had, it leaves an empty page. Here the page then stays as the server sent it.
 */
async function takeOver(): Promise<void> {
  // What a reader does meanwhile is answered in between.
  await afterWhatWaits();
  const router = getRouter();
  await afterWhatWaits();
  await Promise.all([hydrate(router), loadMessages(router)]);
  if (!location.pathname.startsWith('/admin')) blockDiscreteEvents();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
  // Start's data in the page has been read.
  window.$_TSR?.h();
}

/** The loaders, which do this otherwise, have run on the server. */
async function loadMessages(router: ReturnType<typeof getRouter>): Promise<void> {
  const { pathname } = location;
  const [routes] = router.getMatchedRoutes(pathname);
  const shown = routes.flatMap(({ options }) => options.staticData?.page ?? []);
  await Promise.all(shown.map((page) => loadPageMessages(languageOfPath(pathname), page)));
}

function afterWhatWaits(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve));
}

// Not awaited here: the pages' own files import from this one, and would wait for it for ever.
takeOver().catch((error: unknown) => {
  console.error(error);
  // Taps that wait for React are done the browser's way.
  dispatchEvent(new Event('hydrated'));
});
