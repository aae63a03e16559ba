import type { Handler } from 'hono';
import { cspHeader } from '#platform/http/security-headers.ts';
import offlineWorker from '#site/offline/offline.worker.ts?script';
import removalWorker from '#site/offline/removal.worker.ts?script';

/**
 * Sends the service worker of reading offline, or the one that removes it. Browsers request it with the first article
 * that is read, and again with each page that the worker has answered.
 */
export function sendOfflineWorker(isOffered: boolean): Handler {
  return (context) =>
    context.body(isOffered ? offlineWorker : removalWorker, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      // A worker has the policy of its own file. It loads nothing but what pages of this site load from it.
      [cspHeader]: "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    });
}
