import type { Page } from '@playwright/test';
import { portfolio as en } from '#content/messages/en/site/portfolio.ts';
import { portfolioProjects } from '#content/portfolio.ts';
import {
  blockedFontMessage,
  layoutShifts,
  watchLayoutShifts,
} from '../support/browser/layout-shifts.ts';
import { opener, openPage, playing, requestedVideos, texts } from '../support/browser/portfolio.ts';
import { expect, languages, test } from '../support/browser/site-test.ts';

// Videos use a whole core. Only tests of the videos play them.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );

for (const language of languages) {
  test(`${language}: ten projects with their titles, descriptions and 240 px pictures`, async ({
    page,
  }) => {
    await openPage(page, language);
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards).toHaveCount(10);
    for (const [index, project] of portfolioProjects.entries()) {
      const { title, description } = texts[language][project.text];
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(card).toContainText(description);
      const image = card.locator('img');
      expect((await image.boundingBox())?.height).toBe(240);
      await expect(image).toHaveAttribute('width', '960');
      await expect(image).toHaveAttribute('height', '720');
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
        .toBe(960);
    }
  });
}

for (const language of ['en', 'ckb'] as const) {
  test(`${language}: the grid has 1, 2 or 3 columns`, async ({ page }) => {
    await openPage(page, language);
    for (const [width, columns] of [
      [390, 1],
      [768, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const starts = await page
        .getByRole('main')
        .getByRole('listitem')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().x)));
      expect(new Set(starts).size, `${width} px`).toBe(columns);
      expect(starts[0]).toBe(language === 'en' ? Math.min(...starts) : Math.max(...starts));
    }
  });
}

test.describe('the videos', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('pause and play by a button each', async ({ page }) => {
    await openPage(page);
    const { title } = en.project1;
    await expect.poll(() => playing(page)).toContain(0);
    await page.getByRole('button', { name: `${en.pause} ${title}` }).press('Enter');
    expect(await playing(page)).not.toContain(0);
    await page.getByRole('button', { name: `${en.play} ${title}` }).click();
    await expect.poll(() => playing(page)).toContain(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('pause in a hidden tab', async ({ page }) => {
    await openPage(page);
    await expect.poll(() => playing(page)).toContain(0);
    const setHidden = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await setHidden(true);
    expect(await playing(page)).toEqual([]);
    await setHidden(false);
    await expect.poll(() => playing(page)).toContain(0);
  });

  for (const wish of ['reduced motion', 'Save-Data'] as const) {
    test(`are not fetched with ${wish}`, async ({ page }) => {
      const asked = requestedVideos(page);
      if (wish === 'reduced motion') await page.emulateMedia({ reducedMotion: 'reduce' });
      else await saveData(page);
      await openPage(page);
      for (const index of portfolioProjects.keys())
        await opener(page, 'en', index).scrollIntoViewIfNeeded();
      await opener(page, 'en', 0).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.waitForTimeout(500);
      expect(asked).toEqual([]);
      await expect(page.getByRole('button', { name: en.pause })).toHaveCount(0);
    });
  }

  for (const wish of ['reduced motion', 'Save-Data'] as const) {
    test(`play by their button with ${wish}, on the card and in the dialog`, async ({ page }) => {
      const asked = requestedVideos(page);
      if (wish === 'reduced motion') await page.emulateMedia({ reducedMotion: 'reduce' });
      else await saveData(page);
      await openPage(page);
      const { title } = en.project1;
      const play = page.getByRole('button', { name: `${en.play} ${title}` });
      const pause = page.getByRole('button', { name: `${en.pause} ${title}` });
      // A video that is partly visible scrolls into view.
      await play.evaluate((button) =>
        scrollTo(0, scrollY + button.getBoundingClientRect().top - 90),
      );
      expect(asked).toEqual([]);
      await play.click();
      await expect.poll(() => playing(page)).toEqual([0]);
      // Playwright reports a request later than the page reports its video.
      await expect.poll(() => [...new Set(asked)]).toEqual([portfolioProjects[0]?.video.webm]);
      await pause.click();
      await expect.poll(() => playing(page)).toEqual([]);
      await opener(page, 'en', 0).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: `${en.play} ${title}` }).click();
      await expect.poll(() => playing(page)).toHaveLength(1);
      await dialog.getByRole('button', { name: `${en.pause} ${title}` }).press('Enter');
      await expect.poll(() => playing(page)).toEqual([]);
    });
  }

  test('stop if the visitor asks for less motion later', async ({ page }) => {
    await openPage(page);
    await expect.poll(() => playing(page)).toContain(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => playing(page)).toEqual([]);
  });
});

test.describe('the dialog', () => {
  // Each language at least once, and each way and each key once.
  test('keeps Tab inside, in both directions', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openPage(page);
    await opener(page, 'en', 0).press('Enter');
    const close = page.getByRole('dialog').getByRole('button', { name: en.close });
    await expect(close).toBeFocused();
    await expect(page.getByRole('dialog').getByRole('button', { name: en.pause })).toBeVisible();
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    }
  });

  test('stays open after a click inside and after a double click on the card', async ({ page }) => {
    await openPage(page);
    await opener(page, 'en', 1).dblclick();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('heading').click();
    await page.waitForTimeout(500);
    await expect(dialog).toBeVisible();
  });

  test('shows a larger picture, and a double request to close goes back one step only', async ({
    page,
  }) => {
    await page.goto('/about');
    await openPage(page);
    await opener(page, 'en', 2).click();
    const dialog = page.getByRole('dialog');
    await expect
      .poll(async () => (await dialog.locator('img').boundingBox())?.height)
      .toBeGreaterThan(480);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/portfolio');
  });

  test('zooms out of its card and into it, and does not move with reduced motion', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openPage(page);
    const zooms = await page.evaluateHandle(() => {
      const seen: unknown[] = [];
      const animate = HTMLDialogElement.prototype.animate;
      HTMLDialogElement.prototype.animate = function (keyframes, options) {
        if (typeof options === 'object') seen.push([options.direction, options.duration]);
        return animate.call(this, keyframes, options);
      };
      return seen;
    });
    const dialog = page.getByRole('dialog');
    const openAndClose = async () => {
      await opener(page, 'en', 0).click();
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toHaveCount(0);
    };
    await openAndClose();
    const seen = await zooms.jsonValue();
    expect(seen.at(0)).toEqual(['normal', 250]);
    expect(seen.at(-1)).toEqual(['reverse', 250]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAndClose();
    expect(await zooms.jsonValue()).toHaveLength(seen.length);
  });

  test('keeps the scroll position of the page, also right after scrolling', async ({ page }) => {
    await openPage(page);
    await opener(page, 'en', 5).evaluate((card: HTMLElement) => {
      scrollTo(0, 500);
      card.click();
    });
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(500);
  });
});

test.describe(() => {
  test.use({ expectedMessages: blockedFontMessage });

  test('nothing moves while the page loads and is scrolled', async ({ page }) => {
    await watchLayoutShifts(page);
    await openPage(page, 'ckb');
    for (const index of portfolioProjects.keys())
      await opener(page, 'ckb', index).scrollIntoViewIfNeeded();
    await opener(page, 'ckb', 9).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await layoutShifts(page)).toEqual([]);
  });
});
