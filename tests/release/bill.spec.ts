import type { Page } from '@playwright/test';
import { usualSite } from '../../src/site/home/bill/usual-site.ts';
import {
  billMessages,
  billPart,
  firstNumber,
  measureVisit,
  readFigure,
} from '../support/browser/bill.ts';
import { expect, hydrated, languages, pathIn, test } from '../support/browser/site-test.ts';

/** Specified: the bill of a visit is true within 5%. */
const tolerance = 0.05;

/** Browsers round the time of a paint to 4 ms (Paint Timing), which is more than 5% of one below 80 ms. */
const paintStepMs = 4;

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
    test(`${language}: the bill of a visit on ${name} is what DevTools measure, within 5%`, async ({
      page,
    }) => {
      const devtools = await page.context().newCDPSession(page);
      const measured = await measureVisit(devtools);
      if (conditions) await devtools.send('Network.emulateNetworkConditions', conditions);
      await page.goto(pathIn(language, '/'));
      await billPart(page, 'bytes').scrollIntoViewIfNeeded();
      await hydrated(page);
      await page.waitForLoadState('networkidle');

      await expect
        .poll(async () => Math.abs((await readFigure(page, 'bytes')) * 1000 - measured.bytes()))
        .toBeLessThan(measured.bytes() * tolerance);
      const paintMs = await measured.paintMs();
      const shownMs = (await readFigure(page, 'paint')) * 1000;
      expect(Math.abs(shownMs - paintMs)).toBeLessThanOrEqual(
        Math.max(paintMs * tolerance, paintStepMs),
      );
      await expect(billPart(page, 'note')).toHaveText(billMessages[language].counted);
    });

for (const language of languages) {
  test(`${language}: a second visit tells what the device had already`, async ({ page }) => {
    const measured = await measureVisit(await page.context().newCDPSession(page));
    for (let visit = 1; visit <= 2; visit += 1) {
      await page.goto(pathIn(language, '/'));
      await billPart(page, 'bytes').scrollIntoViewIfNeeded();
      await hydrated(page);
      await page.waitForLoadState('networkidle');
    }
    const note = billPart(page, 'note');
    const [before = '', after = ''] = billMessages[language].kept.split('{size}');
    await expect(note).toContainText(before);
    await expect(note).toContainText(after);
    const sentBytes = async () => (await readFigure(page, 'bytes')) * 1000;
    const keptBytes = async () => firstNumber(await note.textContent()) * 1000;
    const all = measured.bodyBytes();
    await expect
      .poll(async () => Math.abs((await sentBytes()) + (await keptBytes()) - all))
      .toBeLessThan(all * tolerance);
    // The browser counts 300 bytes for the headers of each response, which are most of what came. On a busy machine the
    // fonts may come after the first paint: a module shows them, and requests them again.
    const lateBytes = await page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/late-fonts-'))
        ? 1_500
        : 0,
    );
    expect(Math.abs((await sentBytes()) - measured.bytes())).toBeLessThan(3_000 + lateBytes);
    expect(await sentBytes()).toBeLessThan(all / 10);
  });

  test(`${language}: the bill takes no room when it is filled, and shows the usual site's share`, async ({
    page,
  }) => {
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      // Otherwise Chromium opens the page where it was left.
      await page.goto('about:blank');
      await page.goto(pathIn(language, '/'), { waitUntil: 'networkidle' });
      await expect(billPart(page, 'bytes').locator('bdi')).toHaveText(/^\s*$/);
      const before = await height();
      await billPart(page, 'bytes').scrollIntoViewIfNeeded();
      await expect.poll(() => readFigure(page, 'bytes')).toBeGreaterThan(0);
      expect(await height(), `at ${width} px`).toBe(before);
      // Read in one go: the figure and its bar grow while more comes.
      const [figure, bar, track] = await billPart(page, 'bytes').evaluate((item) => {
        const boxOf = (part: string) => {
          const { x = 0, width = 0 } = item.querySelector(part)?.getBoundingClientRect() ?? {};
          return { x, width };
        };
        return [item.querySelector('bdi')?.textContent ?? '', boxOf('rect'), boxOf('svg')] as const;
      });
      const share = (firstNumber(figure) * 1000) / usualSite.bytes;
      expect(bar.width / track.width).toBeCloseTo(share, 2);
      const isRightToLeft = language !== 'en';
      expect(Math.abs(bar.x - track.x) < 1).toBe(!isRightToLeft);
    }
  });
}

// Chromium does not prerender while DevTools are open, as in each test. `sum-up-visit.test.ts` has that case.
test('a page that Chromium loaded ahead says so', async ({ browser, baseURL }) => {
  // The policy allows no rules but the page's own.
  const page = await browser.newPage({ bypassCSP: true, baseURL: String(baseURL) });
  const devtools = await page.context().newCDPSession(page);
  const isReady = new Promise<void>((resolve) => {
    devtools.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready') resolve();
    });
  });
  await devtools.send('Preload.enable');
  await page.goto('/about');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.type = 'speculationrules';
    script.text = JSON.stringify({ prefetch: [{ urls: ['/'], eagerness: 'immediate' }] });
    document.head.append(script);
  });
  await isReady;
  await page.evaluate(() => location.assign('/'));
  await page.waitForURL('/');
  await billPart(page, 'bytes').scrollIntoViewIfNeeded();

  await expect(billPart(page, 'note')).toContainText(billMessages.en.ahead);
  // What came ahead is on the bill.
  const htmlBytes = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    return visit instanceof PerformanceNavigationTiming ? visit.encodedBodySize : 0;
  });
  expect(htmlBytes).toBeGreaterThan(10_000);
  expect((await readFigure(page, 'bytes')) * 1000).toBeGreaterThan(htmlBytes);
  await page.close();
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
  async function expectNoBill(page: Page): Promise<void> {
    const title = page.getByText(billMessages.en.title);
    await expect(title).toBeAttached();
    await expect(title).toBeHidden();
  }

  test.use({ expectedMessages: /net::ERR_FAILED/ });

  test('because its script does not arrive', async ({ page }) => {
    await page.route('**/show-bill-*.js', (route) => route.abort());
    await page.goto('/');
    await page.locator('#what-you-get').scrollIntoViewIfNeeded();
    await expectNoBill(page);
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test('because the browser runs none', async ({ page }) => {
      await page.goto('/');
      await expectNoBill(page);
    });
  });
});
