import type { Locator } from '@playwright/test';
import {
  expect,
  hydrated,
  listedPosts,
  staticPagePaths,
  test,
} from '../support/browser/site-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

/** The appearance of a link or a button with its content. */
function look(element: Locator): Promise<string> {
  return element.evaluate((root) => {
    const group = root.closest('.group') ?? root;
    return [group, ...group.querySelectorAll('*')]
      .flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::after')])
      .map((style) =>
        [
          style.color,
          style.backgroundColor,
          style.textDecoration,
          style.borderColor,
          style.opacity,
          style.scale,
        ].join(),
      )
      .join('\n');
  });
}

test('every link and every button changes under the mouse', async ({ page }) => {
  test.slow();
  const [post] = await listedPosts(page, 'en');
  const still: string[] = [];
  const seen = new Set<string>();
  for (const path of [...staticPagePaths, `/blog/${post?.slug}`]) {
    await page.goto(path);
    await hydrated(page);
    // The tools of an article come when the mouse moves.
    await page.mouse.move(1, 1);
    await page.waitForLoadState('networkidle');
    if (path.includes('/blog/')) await expect(page.locator('.text-size')).toBeVisible();
    for (const element of await page
      .locator('a, button, summary')
      .filter({ visible: true })
      .all()) {
      const name = await element.evaluate((one) => `${one.tagName} ${one.className}`);
      const isOff = await element.evaluate((one) =>
        one.matches('.no-print.fixed, [aria-current=page]'),
      );
      // One of each kind is enough.
      if (isOff || seen.has(name)) continue;
      seen.add(name);
      await page.mouse.move(0, 0);
      await element.scrollIntoViewIfNeeded();
      const before = await look(element);
      await element.hover({ force: true });
      await expect
        .poll(() => look(element), { timeout: 1_000 })
        .not.toBe(before)
        .catch(() => still.push(`${path}: ${name}`));
    }
  }
  expect(still).toEqual([]);
});
