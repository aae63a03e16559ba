import type { Page } from '@playwright/test';
import { searchTexts } from '#content/search-texts.ts';
import { axeViolations } from '../support/browser/axe-violations.ts';
import { expect, hydrated, languages, pathIn, test } from '../support/browser/site-test.ts';

/**
 * What stands in the texts of the starter articles, not in their titles, descriptions and tags: a form of a word; how
 * it looks there; the same keys on another keyboard; a mistake, and what is near.
 */
const samples = {
  en: {
    typed: 'servers',
    hit: 'server',
    otherKeyboard: 'سێرڤەر',
    mistaken: 'servr',
    near: 'server',
  },
  ar: { typed: 'الخوادم', hit: 'خادم', otherKeyboard: 'oh]l', mistaken: 'دولر', near: 'دولار' },
  ckb: {
    typed: 'سێرڤەرەکان',
    hit: 'سێرڤەر',
    otherKeyboard: 'kaGez',
    mistaken: 'سێڤەر',
    near: 'سێرڤەر',
  },
};

for (const language of languages) {
  const { typed, hit, otherKeyboard, mistaken, near } = samples[language];
  const { title } = searchTexts[language];

  test.describe(`${language}: search in the texts, before any script`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 720 } });

    test('shows the sentence with the hit, at 320 px', async ({ page }) => {
      await page.goto(pathIn(language, '/blog'));
      await page.getByRole('searchbox').fill(typed);
      await page.getByRole('searchbox').press('Enter');
      const group = page.getByRole('region', { name: title });
      await expect(group.locator('mark').first()).toContainText(hit);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await group.getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`${pathIn(language, '/blog')}/.`));
    });

    test('finds what was typed on another keyboard, and offers what is near', async ({ page }) => {
      await page.goto(searchUrl(language, otherKeyboard));
      await expect(page.getByRole('region', { name: title }).locator('mark').first()).toBeVisible();
      await page.goto(searchUrl(language, mistaken));
      await expect(page.getByRole('region', { name: title })).toHaveCount(0);
      await page.getByRole('link', { name: near, exact: true }).click();
      await expect(page.getByRole('searchbox')).toHaveValue(near);
      await expect(page.getByRole('region', { name: title })).toBeVisible();
    });
  });

  test(`${language}: typing loads what is found in the texts, as the server renders it`, async ({
    page,
  }) => {
    await page.goto(searchUrl(language, typed));
    const rendered = await shown(page, title);
    expect(await axeViolations(page)).toEqual([]);
    await page.goto(pathIn(language, '/blog'));
    await hydrated(page);
    await page.keyboard.press('Tab');
    await page.getByRole('searchbox').pressSequentially(typed);
    expect(await shown(page, title)).toEqual(rendered);
    await page.getByRole('searchbox').fill('');
    await expect(page.getByRole('region', { name: title })).toHaveCount(0);
  });
}

test('an English word finds articles in the language of the reader', async ({ page }) => {
  for (const language of ['ar', 'ckb'] as const) {
    await page.goto(searchUrl(language, 'supplier'));
    const group = page.getByRole('region', { name: searchTexts[language].title });
    await expect(group.locator('p[lang=en][dir=ltr]').locator('mark').first()).toHaveText(
      /supplier/,
    );
    await expect(group.getByRole('link').first()).toHaveAttribute(
      'href',
      new RegExp(`^${pathIn(language, '/blog/')}`),
    );
  }
});

test.describe('a search that fails', () => {
  test.use({ expectedMessages: /503/ });

  test('leaves the list as it is', async ({ page }) => {
    await page.goto('/blog');
    await hydrated(page);
    await page.route('**/api/blog/search?*', (route) => route.fulfill({ status: 503 }));
    const answered = page.waitForResponse('**/api/blog/search?*');
    await page.getByRole('searchbox').fill('source');
    await answered;
    await expect(page.getByRole('article')).not.toHaveCount(0);
  });
});

function searchUrl(language: keyof typeof samples, q: string): string {
  return `${pathIn(language, '/blog')}?${new URLSearchParams({ q })}`;
}

async function shown(page: Page, title: string): Promise<string[]> {
  const group = page.getByRole('region', { name: title });
  await expect(group.locator('mark').first()).toBeVisible();
  return await group.getByRole('listitem').allTextContents();
}
