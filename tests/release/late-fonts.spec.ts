import type { Page } from '@playwright/test';
import { layoutShifts, recordLayoutShifts } from '../support/browser/layout-shifts.ts';
import {
  expect,
  hydrated,
  languages,
  listedPosts,
  pathIn,
  staticPagePaths,
  test,
} from '../support/browser/site-test.ts';

const brands = {
  en: /^Schibsted Grotesk/,
  ar: /^Vazirmatn/,
  ckb: /^Vazirmatn/,
};

/** Holds all fonts until the returned function is called. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a page, whose fonts arrive after the first paint, and waits until it has shown them. */
async function openWithLateFonts(page: Page, path: string): Promise<void> {
  const release = await holdFonts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  expect(await fontsOf(page, 'h1')).not.toContainEqual(expect.stringMatching(brands.en));
  const shown = page.waitForFunction(() =>
    [...document.fonts].some(({ family }) => family.includes('late')),
  );
  release();
  await shown;
}

/** The fonts in which the first element's own text is drawn. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

for (const language of languages)
  for (const width of [390, 1440])
    test(`${language}: a late font shows in headings and below the screen, and nothing moves at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await recordLayoutShifts(page);
      const [post] = await listedPosts(page, language);
      const titleFonts: string[] = [];
      for (const path of [...staticPagePaths, `/blog/${post?.slug}`]) {
        await openWithLateFonts(page, pathIn(language, path));
        await expect
          .poll(() => fontsOf(page, 'footer p'), path)
          .toContainEqual(expect.stringMatching(brands[language]));
        titleFonts.push(...(await fontsOf(page, 'main h1')));
        expect(await layoutShifts(page), path).toEqual([]);
        await page.unrouteAll();
      }
      // Which titles keep their lines depends on the system's font.
      expect(titleFonts).toContainEqual(expect.stringMatching(brands[language]));
    });

test('the next page is in the late font as a whole', async ({ page }) => {
  await openWithLateFonts(page, '/arabic');
  await hydrated(page);
  await page.locator('header a[href="/arabic/about"]').first().click();
  await expect(page).toHaveURL('/arabic/about');
  await expect
    .poll(() => fontsOf(page, 'main h1 ~ p, main p'))
    .toEqual([expect.stringMatching(brands.ar)]);
});

test('a visitor who has the fonts, or gets them in time, does not load the module', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.goto('/kurdish/about');
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/kurdish/follow');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  expect(asked.join()).toContain('.woff2');
  expect(asked.join()).not.toContain('/late-fonts');
});

test('every font that the style of a page names is served', async ({ page, request }) => {
  await page.goto('/');
  const style = (await page.locator('style[data-page-style]').textContent()) ?? '';
  const fonts = Array.from(style.matchAll(/url\("?([^")]+\.woff2)"?\)/g), ([, url]) => `${url}`);
  expect(fonts).toHaveLength(4);
  for (const font of fonts) expect((await request.get(font)).status(), font).toBe(200);
});
