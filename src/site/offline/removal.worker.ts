/**
 * What `server/offline-worker.ts` serves where `OFFLINE_READING` is off: it takes the place of the worker that a
 * reader's browser has, deletes what that stored, and then unregisters itself.
 */
declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;
declare function addEventListener(
  type: 'install' | 'activate' | 'message',
  listener: (event: { waitUntil(done: Promise<unknown>): void }) => void,
): void;

export {};

addEventListener('install', () => void skipWaiting());
addEventListener('activate', (event) => event.waitUntil(removeEverything()));
// A page that registers the worker before the last page of the visit is closed takes the removal back, and asks then.
addEventListener('message', (event) => event.waitUntil(removeEverything()));

async function removeEverything(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
