/** What the worker and the scripts of the pages agree on. */
import type { Language } from '#i18n/languages.ts';
import { languageOfPath, pathInLanguage } from '#i18n/paths.ts';

/** Stable, because browsers look there for a newer worker. `server/offline-worker.ts` serves it. */
export const workerPath = '/offline-worker.js';

/** Articles and offline lists. The number is a version: a worker deletes the caches of others. */
export const pagesCache = 'offline-pages-1';

/** What these pages show: fonts, scripts, pictures. */
export const filesCache = 'offline-files-1';

/** The path of the list of what is on the device. */
export function offlinePath(language: Language): string {
  return pathInLanguage('/offline', language);
}

export function isOfflinePath(path: string): boolean {
  return path === offlinePath(languageOfPath(path));
}

/** Whether a path is that of an article, in any language. Nothing else is ever stored, but the offline list. */
export function isArticlePath(path: string): boolean {
  return /^\/blog\/[a-z0-9-]+$/.test(pathInLanguage(path, 'en'));
}
