import type { Page } from '@playwright/test';
import { portfolio as ar } from '#content/messages/ar/site/portfolio.ts';
import {
  opener,
  openerName,
  openPage,
  playing,
  requestedVideos,
  texts,
} from '../support/browser/portfolio.ts';
import { expect, type Language, languages, pathIn, test } from '../support/browser/site-test.ts';

// Videos use a whole core. Only tests of the videos play them.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
const isHeld = () => getComputedStyle(document.body).overflowY === 'hidden';

test.describe('the videos', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('are fetched near the screen only, and play on the screen only', async ({ page }) => {
    const asked = requestedVideos(page);
    await openPage(page);
    await expect.poll(() => playing(page)).toContain(0);
    expect(asked.join()).not.toContain('calculator-widgets');
    await expect(page.locator('video').last()).toHaveAttribute('preload', 'none');
    await expect(page.locator('video').last().locator('source')).toHaveCount(0);
    await opener(page, 'en', 9).scrollIntoViewIfNeeded();
    await expect.poll(() => playing(page)).toContain(9);
    expect(await playing(page)).not.toContain(0);
    expect(asked.join()).toContain('restaurant-website');
  });
});

test.describe('the dialog', () => {
  const waysToClose: Record<string, (page: Page, language: Language) => Promise<unknown>> = {
    Escape: (page) => page.keyboard.press('Escape'),
    'a click outside': (page) => page.mouse.click(5, 5),
    'the close button': (page, language) =>
      page.getByRole('dialog').getByRole('button', { name: texts[language].close }).click(),
    Back: (page) => page.goBack(),
  };
  // Each language at least once, and each way and each key once.
  for (const [index, [way, close]] of Object.entries(waysToClose).entries()) {
    const language = languages[index % languages.length] ?? 'en';
    test(`${language}: opens by mouse and keyboard and closes by ${way}`, async ({ page }) => {
      await openPage(page, language);
      const start = await page.evaluate(() => history.length);
      const dialog = page.getByRole('dialog', { name: texts[language].project5.title });
      const trigger = opener(page, language, 4);
      const keys = way === 'Escape' ? ['mouse', 'Enter', ' '] : ['mouse', 'Enter'];
      for (const key of keys) {
        if (key === 'mouse') await trigger.click();
        else await trigger.press(key);
        await expect(dialog).toBeVisible();
        await expect(dialog).toContainText(texts[language].project5.description);
        await expect(page).toHaveURL(pathIn(language, '/portfolio'));
        expect(await page.evaluate(isHeld)).toBe(true);
        expect(await page.evaluate(() => history.length)).toBe(start + 1);
        const scrolled = await page.evaluate(() => scrollY);
        await close(page, language);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(trigger).toBeFocused();
        expect(await page.evaluate(isHeld)).toBe(false);
        expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      }
    });
  }

  test('is open again after a reload and after Forward', async ({ page }) => {
    await openPage(page, 'ar');
    await opener(page, 'ar', 3).click();
    const dialog = page.getByRole('dialog', { name: ar.project4.title });
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener(page, 'ar', 3)).toBeFocused();
    await page.goForward();
    await expect(dialog).toBeVisible();
  });
});

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('each card is a link to its picture', async ({ page }) => {
    await page.goto('/arabic/portfolio');
    const link = page.getByRole('link', { name: openerName('ar', 6), exact: true });
    await expect(link).toHaveAttribute('href', '/portfolio/custom-dashboards-poster.jpg');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  });
});
