import { expect, hydrated, languages, listedPosts, pathIn, plainPages, test } from './site-test.ts';

for (const language of languages) {
  for (const width of [390, 1440]) {
    test(`${language}: nothing moves while a page loads at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const [post] = await listedPosts(page, language);
      for (const path of [...plainPages, `/blog/${post?.slug}`]) {
        await page.goto(pathIn(language, path), { waitUntil: 'networkidle' });
        await hydrated(page);
        await page.evaluate(() => document.fonts.ready);
        expect(await page.evaluate('shifts'), path).toEqual([]);
      }
    });
  }
}
