import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { firstFlightBytes, shownAndMissingFrom } from '../support/browser/first-flight.ts';
import { holdRequests } from '../support/browser/late-script.ts';
import {
  expect,
  languages,
  listedPosts,
  pathIn,
  staticPagePaths,
  test,
} from '../support/browser/site-test.ts';

test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

test.describe(() => {
  // The test's own script parses HTML, which Trusted Types would reject.
  test.use({ javaScriptEnabled: false, bypassCSP: true });

  test('the first 14 kB of every page hold its first screen, in every language', async ({
    page,
  }) => {
    const late: string[] = [];
    for (const language of languages) {
      const [post] = await listedPosts(page, language);
      for (const path of [...staticPagePaths, `/blog/${post?.slug}`]) {
        const response = await page.goto(pathIn(language, path));
        const html = brotliCompressSync((await response?.body()) ?? '');
        const begin = brotliDecompressSync(html.subarray(0, firstFlightBytes), {
          finishFlush: constants.BROTLI_OPERATION_FLUSH,
        });
        late.push(
          ...(await page.evaluate(shownAndMissingFrom, `${begin}`)).map(
            (element) => `${pathIn(language, path)}: ${element}`,
          ),
        );
      }
    }
    expect(late).toEqual([]);
  });
});

// On a line of 400 kbit/s a kilobyte is 20 ms.
const beforeTitle = 6_400;

test('a page comes to its title within 6.4 kB, in every language', async ({ page, request }) => {
  const late: string[] = [];
  for (const language of languages) {
    const [post] = await listedPosts(page, language);
    for (const path of [...staticPagePaths, `/blog/${post?.slug}`]) {
      const html = await (await request.get(pathIn(language, path))).text();
      const { length } = brotliCompressSync(html.slice(0, html.indexOf('</h1>')));
      if (length > beforeTitle) late.push(`${pathIn(language, path)}: ${length}`);
    }
  }
  expect(late).toEqual([]);
});

test('fonts do not delay the paint on a slow connection', async ({ page, context }) => {
  await onSlowLine(page);
  await page.goto('/arabic');
  await expect(preloads(page)).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].map(({ status }) => status)))
    .toContain('loaded');

  const next = await context.newPage();
  await onSlowLine(next);
  await next.goto('/arabic');
  await expect(preloads(next), 'they are there the next time').toHaveCount(2);
});

test('on a slow first visit no text asks for fonts, which would share the line with the cover', async ({
  page,
}) => {
  await onSlowLine(page);
  await holdRequests(page, /\.woff2$/);
  for (const language of languages) {
    const [post] = await listedPosts(page, language);
    for (const path of [...staticPagePaths, `/blog/${post?.slug}`]) {
      await page.goto(pathIn(language, path), { waitUntil: 'domcontentloaded' });
      expect(await page.evaluate(brandFamilies), pathIn(language, path)).toEqual([]);
      await page.evaluate(() => localStorage.clear());
    }
  }
});

test('the panel waits for its fonts', async ({ page }) => {
  await onSlowLine(page);
  await page.goto('/admin');
  await expect(page.locator('html')).toHaveAttribute('data-theme');
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts-later');
});

/** The elements whose text is in a font that must be fetched. Code is left out: it is below the cover. */
function brandFamilies(): string[] {
  return [...document.querySelectorAll('body, body *:not(code, code *, pre)')]
    .filter((element) => /schibsted|vazirmatn/i.test(getComputedStyle(element).fontFamily))
    .map(({ localName, className }) => `${localName}.${className}`);
}

test('on a fast connection fonts load at once', async ({ page }) => {
  await page.goto('/arabic');
  await expect(preloads(page)).toHaveCount(2);
});

const preloads = (page: Page) => page.locator('head link[rel=preload][as=font]');

async function onSlowLine(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 200_000,
    uploadThroughput: 50_000,
  });
}
