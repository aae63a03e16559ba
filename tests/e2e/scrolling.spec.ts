import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/browser/site-test.ts';

const position = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('the same link scrolls to a section of a legal text a second time', async ({ page }) => {
  await page.goto('/privacy');
  await hydrated(page);
  const link = page.locator('nav a[href="#section-5"]');
  for (let time = 0; time < 3; time += 1) {
    await page.evaluate(() => scrollTo(0, 0));
    await link.click();
    await expect(page.locator('#section-5')).toBeInViewport();
    await expect.poll(() => position(page)).toBeGreaterThan(300);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a fragment leads to its section', async ({ page }) => {
    await page.goto('/kurdish#contact');
    await expect(page.locator('#contact')).toBeInViewport();
    await page.goto('/terms-of-service#section-5');
    await expect(page.locator('#section-5')).toBeInViewport();
  });
});
