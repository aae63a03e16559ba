import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { reading as ar } from '#content/messages/ar/site/reading.ts';
import { reading as ckb } from '#content/messages/ckb/site/reading.ts';
import { reading as en } from '#content/messages/en/site/reading.ts';
import { axeViolations } from '../../support/browser/axe-violations.ts';
import {
  blockedFontMessage,
  layoutShifts,
  watchLayoutShifts,
} from '../../support/browser/layout-shifts.ts';
import { hydrated, type Language, languages, pathIn } from '../../support/browser/site-test.ts';
import { createPost, expect, newToken, test, uniqueTitle } from '../../support/panel/panel-test.ts';
import { uploadPicture } from '../../support/panel/upload-picture.ts';

const messages = { en, ar, ckb };
const words = { en: 'some words', ar: 'بعض الكلمات', ckb: 'چەند وشەیەک' };

test.use({ viewport: { width: 320, height: 700 }, expectedMessages: blockedFontMessage });

/** Publishes an article with everything that a text can have. @returns its path */
async function publishArticle(
  page: Page,
  language: Language,
  { hasPicture = true } = {},
): Promise<string> {
  const token = await newToken(page.request);
  const picture = await uploadPicture(page, token);
  const some = words[language];
  const { slug } = await createPost(page.request, token, {
    title: uniqueTitle(some),
    language,
    content: [
      `${some}[^1].`,
      ...(hasPicture ? [`![${some}](/media/${picture}.jpg "${some} 2026")`] : []),
      '```ts\nconst a = 1;\nconst b = 2;\n```',
      `| ${some} | ${some} | ${some} |\n|---|---|---|\n| 1 | 2 | 3 |`,
      ...Array.from({ length: 40 }, () => `${some}. `.repeat(12)),
      `[^1]: ${some}`,
    ].join('\n\n'),
  });
  return pathIn(language, `/blog/${slug}`);
}

const widerThanScreen = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

for (const language of languages) {
  const t = messages[language];

  test.describe(`${language}, without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('an article has footnotes, links to its pictures, and no control that would do nothing', async ({
      page,
    }) => {
      const path = await publishArticle(page, language);
      await page.goto(path);
      const text = page.locator('#post-text');
      await expect(text.getByRole('button')).toHaveCount(0);
      expect(await page.evaluate(widerThanScreen)).toBe(0);
      const number = language === 'en' ? '1' : '١';
      const reference = text.locator('[role=doc-noteref]');
      await expect(reference).toHaveText(number);
      await reference.click();
      await expect(page).toHaveURL(/#n-1$/);
      await expect(text.locator('#n-1')).toBeInViewport();
      await text.getByLabel(`${t.backToText} ${number}`).click();
      await expect(page).toHaveURL(/#r-1$/);
      await expect(reference).toBeInViewport();
      await text.getByRole('link', { name: words[language] }).click();
      await expect(page).toHaveURL(/\/media\/[0-9a-f]+\.jpg$/);
    });
  });

  test(`${language}: the size of the text is set by keyboard, and is there before the next first paint`, async ({
    page,
  }) => {
    await watchLayoutShifts(page);
    // A picture in a text has its room when it arrives.
    const path = await publishArticle(page, language, { hasPicture: false });
    await page.goto(path);
    const text = page.locator('#post-text');
    const sizeOf = () =>
      text.evaluate((prose) => Number.parseFloat(getComputedStyle(prose).fontSize));
    const normal = await sizeOf();
    await page.keyboard.press('Tab');
    const largest = text.getByRole('button', { name: t.sizes.largest, exact: true });
    await expect(text.getByRole('button', { name: t.sizes.normal })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await largest.press('Enter');
    await expect(largest).toHaveAttribute('aria-pressed', 'true');
    expect(await sizeOf()).toBeCloseTo(normal * 1.32, 1);
    expect(await page.evaluate(widerThanScreen)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);

    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await sizeOf()).toBeCloseTo(normal * 1.32, 1);
    expect(await layoutShifts(page)).toEqual([]);
    await page.goto(pathIn(language, '/privacy'));
    const legal = page.locator('.prose').first();
    expect(
      await legal.evaluate((prose) => Number.parseFloat(getComputedStyle(prose).fontSize)),
    ).toBeCloseTo(normal, 1);
  });

  test(`${language}: code is copied by keyboard, and selected where the browser forbids it`, async ({
    page,
    context,
  }) => {
    await page.goto(await publishArticle(page, language));
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const code = page.locator('#post-text pre');
    await code.focus();
    const button = page.locator('.copyable button');
    await expect(button).toHaveText(t.copy);
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button).toHaveText(t.copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'const a = 1;\nconst b = 2;',
    );
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.keyboard.press('Enter');
    await expect(button).toHaveText(t.selected);
    expect(await page.evaluate(() => `${getSelection()}`.trim())).toBe(
      'const a = 1;\nconst b = 2;',
    );
    expect(await page.evaluate(widerThanScreen)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  });

  test(`${language}: a picture opens large with its caption, and gives the focus back`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(await publishArticle(page, language));
    const link = page.locator('#post-text').getByRole('link', { name: words[language] });
    await link.focus();
    await expect(page.locator('.text-size')).toBeVisible();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: words[language] });
    await expect(dialog.getByRole('img')).toBeVisible();
    await expect(dialog).toContainText('2026');
    await expect(dialog.getByRole('button', { name: t.close })).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    await link.click();
    await dialog.getByRole('img').click();
    await expect(dialog).toHaveCount(0);
    await expect(page).not.toHaveURL(/\/media\//);
  });

  test(`${language}: a line grows from where reading begins, and a table says that it goes on`, async ({
    page,
  }) => {
    const isRightToLeft = language !== 'en';
    await page.goto(await publishArticle(page, language));
    const table = page.locator('.table-scroll');
    await table.scrollIntoViewIfNeeded();
    /** How much darker the edge is to which reading leads. */
    const shade = async () => {
      const [left, right] = await edges(table);
      return isRightToLeft ? right - left : left - right;
    };
    expect(await shade()).toBeGreaterThan(8);
    await table.evaluate((box) => box.scrollBy(document.dir === 'rtl' ? -2000 : 2000, 0));
    await expect.poll(shade).toBeLessThan(-8);

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await expect.poll(() => goldSides(page)).toEqual(isRightToLeft ? [false, true] : [true, false]);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => goldSides(page)).toEqual([true, true]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => goldSides(page)).toEqual([false, false]);
  });
}

/** The brightness of the left and the right edge of an element, without its borders. */
async function edges(element: Locator): Promise<[number, number]> {
  const picture = sharp(await element.screenshot()).greyscale();
  const { width = 0, height = 0 } = await picture.metadata();
  const at = async (left: number) => {
    const part = await picture
      .clone()
      .extract({ left, top: 4, width: 5, height: height - 8 })
      .png()
      .toBuffer();
    return (await sharp(part).stats()).channels[0]?.mean ?? 0;
  };
  return [await at(0), await at(width - 5)];
}

/** Whether the line under the header is there at the left and at the right edge of the screen. */
async function goldSides(page: Page): Promise<[boolean, boolean]> {
  const header = await page.getByRole('banner').boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  const clip = { x: 0, y: (header?.height ?? 0) + 1, width, height: 1 };
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isGold = (x: number) =>
    (data[x * info.channels] ?? 0) - (data[x * info.channels + 2] ?? 0) > 90;
  return [isGold(4), isGold(info.width - 5)];
}

test('an article that React shows has the tools too, again after Back', async ({ page }) => {
  const path = await publishArticle(page, 'en');
  await page.goto('/blog');
  await hydrated(page);
  const tools = page.locator('.text-size');
  await page.locator(`main a[href="${path}"]`).first().click();
  await expect(tools).toHaveCount(1);
  await expect(page.locator('.copyable button')).toHaveCount(1);
  await page.goBack();
  await expect(tools).toHaveCount(0);
  await page.goForward();
  await expect(tools).toHaveCount(1);
  await expect(page.locator('.copyable button')).toHaveCount(1);
  await page.locator('#post-text .picture').click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
