import type { Page } from '@playwright/test';
import { usualSite } from '../../src/site/home/bill/usual-site.ts';
import {
  billMessages,
  billPart,
  countBytes,
  firstNumber,
  readFigure,
} from '../support/browser/bill.ts';
import { expect, hydrated, languages, pathIn, test } from '../support/browser/site-test.ts';

/** Specified: the bill of a visit is true within 5%. */
const tolerance = 0.05;

const lines = {
  'a fast line': null,
  'a line of 1.6 Mbit/s and 150 ms': {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  },
};

for (const language of languages)
  for (const [name, conditions] of Object.entries(lines))
    test(`${language}: the bill of a visit on ${name} is what DevTools count, within 5%`, async ({
      page,
    }) => {
      const devtools = await page.context().newCDPSession(page);
      const counted = await countBytes(devtools);
      if (conditions) await devtools.send('Network.emulateNetworkConditions', conditions);
      await page.goto(pathIn(language, '/'));
      await billPart(page, 'bytes').scrollIntoViewIfNeeded();
      await hydrated(page);
      await page.waitForLoadState('networkidle');

      await expect
        .poll(async () => Math.abs((await readFigure(page, 'bytes')) * 1000 - counted()))
        .toBeLessThan(counted() * tolerance);
      const paintMs = await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      );
      expect(paintMs).toBeGreaterThan(0);
      const shownMs = (await readFigure(page, 'paint')) * 1000;
      expect(Math.abs(shownMs - paintMs)).toBeLessThan(paintMs * tolerance);
      await expect(billPart(page, 'note')).toHaveText(billMessages[language].text);
    });

for (const language of languages) {
  const texts = billMessages[language];
  /** The bar between the figure's name and the usual site's. */
  const barOf = (page: Page) => billPart(page, 'bytes').locator('i');

  test(`${language}: a second visit tells what the device had already`, async ({ page }) => {
    const counted = await countBytes(await page.context().newCDPSession(page));
    const visit = async () => {
      await page.goto(pathIn(language, '/'));
      await billPart(page, 'bytes').scrollIntoViewIfNeeded();
      await hydrated(page);
      await page.waitForLoadState('networkidle');
    };
    await visit();
    const first = counted();
    await visit();
    const [before, after = ''] = texts.kept.split('{size}');
    const note = billPart(page, 'note');
    await expect(note).toContainText(`${before}`);
    await expect(note).toContainText(after);
    const all = async () =>
      (await readFigure(page, 'bytes')) + firstNumber(await note.textContent());
    await expect
      .poll(async () => Math.abs((await all()) * 1000 - first))
      .toBeLessThan(first * tolerance);
    // The page itself was asked for, and has not changed.
    expect(await readFigure(page, 'bytes')).toBeLessThan(2);
  });

  test(`${language}: the bill takes no room when it is filled, and shows the usual site's share`, async ({
    page,
  }) => {
    const heights = () =>
      page
        .locator('.bill')
        .evaluate((bill) => [
          bill.getBoundingClientRect().height,
          document.documentElement.scrollHeight,
        ]);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(pathIn(language, '/'), { waitUntil: 'networkidle' });
      await expect(billPart(page, 'bytes').locator('bdi')).toHaveText(/^\s*$/);
      const before = await heights();
      await billPart(page, 'bytes').scrollIntoViewIfNeeded();
      await expect.poll(() => readFigure(page, 'bytes')).toBeGreaterThan(0);
      expect(await heights(), `at ${width} px`).toEqual(before);
      const share = await barOf(page).evaluate(
        (bar) => bar.offsetWidth / (bar.parentElement?.offsetWidth ?? 0),
      );
      expect(share).toBeCloseTo(((await readFigure(page, 'bytes')) * 1000) / usualSite.bytes, 1);
    }
  });
}

test('a page that was loaded ahead says so, and its time begins when it is opened', async ({
  browser,
  baseURL,
}) => {
  // The policy allows no rules but the page's own.
  const context = await browser.newContext({ bypassCSP: true, baseURL });
  for (const kind of ['prefetch', 'prerender'] as const) {
    const page = await context.newPage();
    await page.goto('/about');
    await page.evaluate((name) => {
      const script = document.createElement('script');
      script.type = 'speculationrules';
      script.text = JSON.stringify({ [name]: [{ urls: ['/'], eagerness: 'immediate' }] });
      document.head.append(script);
    }, kind);
    await page.waitForTimeout(1500);
    await page.evaluate(() => location.assign('/'));
    await page.waitForURL('/');
    await billPart(page, 'bytes').scrollIntoViewIfNeeded();
    await expect(billPart(page, 'note')).toHaveText(billMessages.en.ahead);
    console.log(kind, await readFigure(page, 'bytes'), await readFigure(page, 'paint'));
    await page.close();
  }
});

test('a browser without paint timing gets the bytes alone', async ({ page }) => {
  await page.addInitScript(() => {
    performance.getEntriesByName = () => [];
  });
  await page.goto('/');
  await billPart(page, 'bytes').scrollIntoViewIfNeeded();
  await expect.poll(() => readFigure(page, 'bytes')).toBeGreaterThan(0);
  await expect(billPart(page, 'paint')).toBeHidden();
});

test.describe('where nothing is counted, there is no bill', () => {
  test.use({ expectedMessages: /net::ERR_FAILED/ });

  test('because its script does not arrive', async ({ page }) => {
    await page.route('**/show-bill-*.js', (route) => route.abort());
    await page.goto('/');
    await page.locator('#what-you-get').scrollIntoViewIfNeeded();
    await expect(page.locator('.bill')).toBeHidden();
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test('because the browser runs none', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('#services')).toBeVisible();
      await expect(page.locator('.bill')).toBeHidden();
    });
  });
});
