import type { Locator, Page } from '@playwright/test';
import { searchTexts } from '#content/search-texts.ts';
import { messages } from '../support/browser/messages.ts';
import { expect, hydrated, languages, pathIn, test } from '../support/browser/site-test.ts';

/** What titles and texts of starter articles have; a mistake in a word and in one of two, with what is near. */
const samples = {
  en: { typed: 'font', mistakes: { servr: 'server', 'server bakups': 'server backups' } },
  ar: { typed: 'خطوط', mistakes: { دولر: 'دولار', 'خادم احتيطية': 'خادم احتياطية' } },
  ckb: { typed: 'فۆنت', mistakes: { سێڤەر: 'سێرڤەر', 'سێرڤەر یەدگ': 'سێرڤەر یەدەگ' } },
};

for (const language of languages) {
  const { typed, mistakes } = samples[language];
  const { title } = searchTexts[language];

  test.describe(`${language}: a search by keyboard`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(pathIn(language, '/blog'));
      await hydrated(page);
      await page.getByRole('searchbox').focus();
    });

    test('goes through all results with the arrows, opens with Enter, and back with Escape', async ({
      page,
    }) => {
      const field = page.getByRole('searchbox');
      const results = page.locator('main [data-result]');
      await search(page, typed, title);
      const count = await results.count();
      expect(count).toBeGreaterThanOrEqual(2);
      for (let at = 0; at < count; at += 1) {
        // Then a browser has no reason to scroll when the link gets the focus.
        await results.nth(at).evaluate((link) => link.scrollIntoView({ block: 'end' }));
        await page.keyboard.press('ArrowDown');
        await expect(results.nth(at)).toBeFocused();
        expect(await showsFocus(page)).toBe(true);
        // But a part of a pixel, because pages scroll by whole ones.
        await expect(whole(results.nth(at))).toBeInViewport({ ratio: 0.99 });
      }
      await page.keyboard.press('ArrowUp');
      await expect(results.nth(count - 2)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(typed);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await expect(field).toBeFocused();
      for (let at = 0; at < count; at += 1) await page.keyboard.press('ArrowDown');
      const href = (await results.nth(count - 1).getAttribute('href')) ?? '';
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(href);
    });

    test('reaches each result with Tab, in order', async ({ page }) => {
      await search(page, typed, title);
      const results = page.locator('main [data-result]');
      const hrefs = await results.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      const reached: (string | null)[] = [];
      // The categories and tags are between the field and the results.
      for (let stop = 0; stop < 80 && reached.length < hrefs.length; stop += 1) {
        await page.keyboard.press('Tab');
        const focused = page.locator('main [data-result]:focus');
        if ((await focused.count()) === 0) continue;
        reached.push(await focused.getAttribute('href'));
        expect(await showsFocus(page)).toBe(true);
      }
      expect(reached).toEqual(hrefs);
    });

    test('tells how many articles there are, and what is near', async ({ page }) => {
      await recordAnnouncements(page);
      await search(page, typed, title);
      await expect
        .poll(() => announcements(page))
        .toEqual(expect.arrayContaining([expect.stringMatching(new RegExp(`^${title}: .`))]));
      for (const [mistake, near] of Object.entries(mistakes)) {
        await page.getByRole('searchbox').fill(mistake);
        await expect
          .poll(() => announcements(page))
          .toEqual(
            expect.arrayContaining([
              expect.stringContaining(messages[language].blog.noArticlesTitle),
              expect.stringMatching(`${searchTexts[language].near} .*${near}`),
            ]),
          );
        await expect(nearLink(page, near)).toBeVisible();
      }
      await page.getByRole('searchbox').focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: title })).toBeVisible();
    });
  });

  test.describe(`${language}: a search without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('that finds nothing offers what is near, and opens it by keyboard', async ({ page }) => {
      for (const [mistake, near] of Object.entries(mistakes)) {
        await page.goto(pathIn(language, '/blog'));
        await page.getByRole('searchbox').fill(mistake);
        await page.keyboard.press('Enter');
        await nearLink(page, near).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('searchbox')).toHaveValue(near);
        await expect(page.getByRole('region', { name: title })).toBeVisible();
      }
    });
  });
}

async function search(page: Page, typed: string, title: string): Promise<void> {
  await page.getByRole('searchbox').pressSequentially(typed);
  await expect(page.getByRole('region', { name: title })).toBeVisible();
}

/** The card of a result, or the title with its sentence. */
function whole(result: Locator): Locator {
  return result.locator('xpath=ancestor::*[self::article or self::li][1]');
}

function nearLink(page: Page, near: string) {
  return page.getByRole('link', { name: near, exact: true });
}

/** Whether what has the focus shows it by an outline, of its own or of the area that it covers. */
async function showsFocus(page: Page): Promise<boolean> {
  return await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused?.matches(':focus-visible')) return false;
    return [undefined, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(focused, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  });
}

/** Records the texts that change inside a live region that was there before, as a screen reader tells them. */
async function recordAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.dataset.announced = '[]';
    new MutationObserver((changes) => {
      const told = JSON.parse(document.body.dataset.announced ?? '[]');
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role=status]');
        if (region) told.push(region.textContent);
      }
      document.body.dataset.announced = JSON.stringify(told);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

async function announcements(page: Page): Promise<string[]> {
  return JSON.parse((await page.locator('body').getAttribute('data-announced')) ?? '[]');
}
