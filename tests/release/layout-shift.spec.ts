import { openWithHeldFonts } from '../support/browser/held-fonts.ts';
import {
  blockedFontMessage,
  layoutShifts,
  recordLayoutShifts,
  watchLayoutShifts,
} from '../support/browser/layout-shifts.ts';
import {
  expect,
  hydrated,
  languages,
  listedPosts,
  pathIn,
  staticPagePaths,
  test,
} from '../support/browser/site-test.ts';

test.use({ expectedMessages: blockedFontMessage });

for (const [language, width] of [
  ['en', 1440],
  ['ar', 390],
  ['ckb', 390],
] as const) {
  test(`${language}: nothing moves while a page loads at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchLayoutShifts(page);
    const [post] = await listedPosts(page, language);
    for (const path of [...staticPagePaths, `/blog/${post?.slug}`]) {
      await page.goto(pathIn(language, path), { waitUntil: 'networkidle' });
      await hydrated(page);
      expect(await layoutShifts(page), path).toEqual([]);
    }
  });
}

for (const [language, width] of [
  ['en', 390],
  ['ar', 1440],
  ['ckb', 1440],
] as const) {
  test(`${language}: no part of an article moves when the reading tools arrive at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchLayoutShifts(page);
    const parts = () =>
      page
        .locator('#post-text > :not(.text-size), article > footer')
        .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top + scrollY));
    for (const { slug } of await listedPosts(page, language)) {
      await page.goto(pathIn(language, `/blog/${slug}`), { waitUntil: 'networkidle' });
      const before = await parts();
      await page.mouse.move(9, 9);
      await expect(page.locator('.text-size')).toBeVisible();
      expect(await parts(), slug).toEqual(before);
    }
  });
}

for (const language of languages) {
  test(`${language}: a late font moves nothing when a link loads the style of the next page`, async ({
    page,
  }) => {
    await recordLayoutShifts(page);
    const release = await openWithHeldFonts(page, pathIn(language, '/blog'));
    await release();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const style = page.waitForResponse('**/assets/all-pages*.css');
    await page.getByRole('article').first().getByRole('link').hover();
    await (await style).finished();
    // Two frames after the style is there.
    await page.waitForFunction(() => document.querySelector('link[rel=stylesheet]'));
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await layoutShifts(page)).toEqual([]);
  });
}
