import { expect, type Page } from '@playwright/test';

/**
 * Presses a key until the page has scrolled. Headless Chromium sometimes drops a key that is pressed right after the
 * page has loaded: its events arrive, and nothing scrolls.
 */
export async function scrollByKey(page: Page, key: 'PageDown' | 'End'): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await page.waitForFunction(() => scrollY > 0, null, { timeout: 1000 });
  }).toPass();
}
