import type { Browser, BrowserContext, Page } from '@playwright/test';
import { admin, expect, openPanel } from './panel-test.ts';

export async function newTab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(url);
  return page;
}

/** Another device, of the same editor if none is named: a browser with nothing stored. */
export async function openDevice(
  browser: Browser,
  baseURL = '',
  username: string = admin.username,
) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await openPanel(page, '/admin/dashboard', username);
  return { page, close: () => context.close() };
}

/** As an editor who comes back to the device. */
export const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

/**
 * Waits until the browser has stored a text. The status on the page may still be that of the letter before: it is
 * rendered after the letters that somebody types.
 */
export async function expectStored(page: Page, text: string): Promise<void> {
  const stored = () =>
    page.evaluate(async () => {
      const settled = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = await settled(indexedDB.open('blog-panel'));
      const drafts = database.transaction('drafts').objectStore('drafts');
      const values = JSON.stringify(await settled(drafts.getAll()));
      database.close();
      return values;
    });
  await expect.poll(stored).toContain(text);
}
