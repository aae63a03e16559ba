import {
  blockedFontMessage,
  layoutShifts,
  watchLayoutShifts,
} from '../support/browser/layout-shifts.ts';
import {
  expect,
  hydrated,
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
