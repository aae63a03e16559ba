import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { languageOfPath } from '#i18n/paths.ts';
import { blockDiscreteEvents } from '#site/delivery/block-discrete-events.ts';
import { loadPageMessages } from '#site/delivery/page-messages.tsx';
import { getRouter } from './router.tsx';

/** Keeps Zod from trying `new Function`, which the policy forbids and the console would report. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/**
 * The browser's entry point. React hydrates the page that the server sent. TanStack Start has an entry of its own, but
 * that one brings server functions and their serializer, which this site does not use. If a file fails to load, Start's
 * entry leaves an empty page. Here, the server's page stays.
 */
async function hydratePage(): Promise<void> {
  // A timeout lets the browser handle the reader's events in between.
  await nextTask();
  const router = getRouter();
  await nextTask();
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
  // Tells Start's script that its data in the page has been read.
  window.$_TSR?.h();
}

/** Loads the messages, as the loaders do during navigation. For this page the loaders ran on the server. */
async function loadMessages(router: ReturnType<typeof getRouter>): Promise<void> {
  const { pathname } = location;
  const [routes] = router.getMatchedRoutes(pathname);
  const shown = routes.flatMap(({ options }) => options.staticData?.page ?? []);
  await Promise.all(shown.map((page) => loadPageMessages(languageOfPath(pathname), page)));
}

function nextTask(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve));
}

// A top-level await would never end: the pages' files import from this file and wait for it.
hydratePage().catch((error: unknown) => {
  console.error(error);
  // Held taps then get the browser's default action.
  dispatchEvent(new Event('hydrated'));
});
