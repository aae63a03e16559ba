import type { Page } from '@playwright/test';
import { holdRequests } from './late-script.ts';

/**
 * Opens a page without its fonts, and waits for the first paint.
 *
 * @returns lets the fonts arrive
 */
export async function openWithHeldFonts(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdRequests(page, /\.woff2$/);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  return release;
}
