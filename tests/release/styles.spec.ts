import type { Page } from '@playwright/test';
import { expect, hydrated, staticPagePaths, test } from '../support/browser/site-test.ts';

// Animations depend on time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a page looks the same after navigation inside the site as after a load, and so does the page before', async ({
  page,
  browser,
}) => {
  const visitor = await browser.newPage();
  await page.goto('/');
  await hydrated(page);
  for (const path of staticPagePaths.filter((path) => path !== '/')) {
    await page.locator(`footer a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await page.mouse.move(0, 0);
    await visitor.goto(path);
    await hydrated(visitor);
    await expectSameLooks(page, visitor);
  }
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
  await page.mouse.move(0, 0);
  await visitor.goto('/');
  await hydrated(visitor);
  await expectSameLooks(page, visitor);
  await visitor.close();
});

/** Reads both pages again until they agree, because a video's button comes some time after React. */
async function expectSameLooks(one: Page, other: Page): Promise<void> {
  await expect(async () => {
    const [looksOfOne, looksOfOther] = await Promise.all([looks(one), looks(other)]);
    expect(looksOfOne).toEqual(looksOfOther);
  }).toPass();
}

/**
 * The computed style of every element, without properties that animations or a late font change, and without the bill:
 * only a page that was loaded has one.
 */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'body *:not(script, source, [data-globe] *, [data-module], [data-module] *)',
      ),
    ].map((element) => {
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
