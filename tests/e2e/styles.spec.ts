import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './site-test.ts';

// What moves only comes with time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a page looks the same whether it is opened or reached inside the site, and so does the one before', async ({
  page,
  browser,
}) => {
  const visitor = await browser.newPage();
  await page.goto('/');
  await hydrated(page);
  for (const path of ['/portfolio', '/blog', '/privacy', '/about']) {
    await page.locator(`footer a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await page.mouse.move(0, 0);
    await visitor.goto(path);
    await hydrated(visitor);
    await expect.poll(() => looks(page), path).toEqual(await looks(visitor));
  }
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
  await page.mouse.move(0, 0);
  await visitor.goto('/');
  await hydrated(visitor);
  await expect.poll(() => looks(page)).toEqual(await looks(visitor));
  await visitor.close();
});

/** What the style says of every element, but for what moves, and for what a font's arrival changes. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *:not(script, source, [data-globe] *)')].map((element) => {
      const style = getComputedStyle(element);
      return [
        element.localName,
        style.display,
        style.fontSize,
        style.lineHeight,
        style.color,
        style.backgroundColor,
        style.marginBlock,
        style.padding,
        style.borderWidth,
      ].join(' | ');
    }),
  );
}
