import type { Page } from '@playwright/test';
import { keeping as ar, offline as arList } from '#content/messages/ar/site/offline.ts';
import { keeping as ckb, offline as ckbList } from '#content/messages/ckb/site/offline.ts';
import { keeping as en, offline as enList } from '#content/messages/en/site/offline.ts';
import { scrollByKey } from './scroll-by-key.ts';
import { expect, type Language, listedPosts, pathIn } from './site-test.ts';

export const keeping = { en, ar, ckb };
export const listTexts = { en: enList, ar: arList, ckb: ckbList };

/** The paths of all articles of a language, the newest first. */
export async function articlePaths(page: Page, language: Language): Promise<string[]> {
  const posts = await listedPosts(page, language);
  return posts.map(({ slug }) => pathIn(language, `/blog/${slug}`));
}

/** Opens an article and reads it as far as its end. Resolves when it is on the device. */
export async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scroll(page);
  await expect.poll(() => storedPaths(page)).toContain(path);
}

/** Scrolls by keyboard, and waits for the bar below the text. */
export async function scroll(page: Page): Promise<void> {
  await scrollByKey(page, 'PageDown');
  await expect(page.locator('.keep-article')).toHaveCount(1);
}

/** The paths of all stored pages, oldest first. */
export function storedPaths(page: Page): Promise<string[]> {
  return pathsIn(page, 'offline-pages-1');
}

export function storedFiles(page: Page): Promise<string[]> {
  return pathsIn(page, 'offline-files-1');
}

async function pathsIn(page: Page, name: string): Promise<string[]> {
  return await page.evaluate(async (cacheName) => {
    // To open it would create it.
    if (!(await caches.has(cacheName))) return [];
    const requests = await (await caches.open(cacheName)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, name);
}

/** How many workers and caches this device has of the site. */
export async function whatIsLeft(page: Page): Promise<{ workers: number; caches: string[] }> {
  return await page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
}
