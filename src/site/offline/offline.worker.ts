/**
 * The service worker by which articles are read without a connection. It stores nothing; pages do
 * (`stored-articles.ts`). The network always comes first, so that a correction shows at once. Only where it fails does
 * the worker answer with what is stored.
 */
import { languageOfPath, pathInLanguage } from '#i18n/paths.ts';
import { filesCache, offlinePath, pagesCache } from './offline-paths.ts';

// TypeScript has the types of workers and those of documents, but not both at once.
type LifecycleEvent = Event & { waitUntil(done: Promise<unknown>): void };
type FetchEvent = Event & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};
declare const clients: { claim(): Promise<void> };
declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;
declare function addEventListener(
  type: 'install' | 'activate',
  listener: (event: LifecycleEvent) => void,
): void;
declare function addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
declare function addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;

addEventListener('install', () => void skipWaiting());
addEventListener('activate', (event) => event.waitUntil(takeOver()));
// A page asks whether its worker stores. The one that removes itself does not answer.
addEventListener('message', ({ ports }) => ports[0]?.postMessage(null));
addEventListener('fetch', (event) => {
  const { method, mode, destination, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (mode === 'navigate') {
    if (isLookedAt(pathname)) event.respondWith(openPage(event, pathname));
  } else if (/^(?:font|image|script)$/.test(destination))
    event.respondWith(fetch(event.request).catch(() => storedFile(pathname)));
});

async function takeOver(): Promise<void> {
  // The request of a navigation then does not wait until the worker has started.
  await registration.navigationPreload?.enable();
  await clients.claim();
  for (const name of await caches.keys())
    if (name !== pagesCache && name !== filesCache) await caches.delete(name);
}

/** Where readers look for articles. All other pages fail without a connection as they do without the worker. */
function isLookedAt(path: string): boolean {
  return /^\/(?:blog(?:\/[a-z0-9-]+)?|offline|p\/\d+)?$/.test(pathInLanguage(path, 'en'));
}

async function openPage({ request, preloadResponse }: FetchEvent, path: string): Promise<Response> {
  const pages = await caches.open(pagesCache);
  try {
    const response = (await preloadResponse) ?? (await fetch(request));
    // The article was deleted or taken back.
    if (response.status === 404 || response.status === 410) await pages.delete(path);
    return response;
  } catch (error) {
    const list = (await pages.keys()).find(({ url }) => url.endsWith('/offline'));
    for (const stored of [path, offlinePath(languageOfPath(path)), list ?? path]) {
      const page = await pages.match(stored);
      if (page) return page;
    }
    throw error;
  }
}

/** One stored size of a picture stands for all sizes. */
async function storedFile(path: string): Promise<Response> {
  const files = await caches.open(filesCache);
  const picture = /^\/media\/[0-9a-f]{32}/.exec(path)?.[0] ?? path;
  const near = (await files.keys()).find(({ url }) => url.includes(picture));
  return (await files.match(path)) ?? (await files.match(near ?? path)) ?? Response.error();
}
