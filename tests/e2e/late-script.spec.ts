import type { Page } from '@playwright/test';
import { dictionary } from '../support/browser/dictionary.ts';
import { atRest, holdBack, noteScripts, scripts } from '../support/browser/late-script.ts';
import {
  expect,
  hydrated,
  interactionPagePaths,
  listedPosts,
  pathIn,
  test,
} from '../support/browser/site-test.ts';

async function scrollByTouch(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((y) => ({ x: 200, y })),
    });
  await touch('touchStart', 500);
  for (let y = 480; y > 200; y -= 20) await touch('touchMove', y);
  await touch('touchEnd');
}

test.describe(() => {
  test.use({ hasTouch: true, expectedMessages: /status of 404/ });

  test('scrolling with a finger and following a link load no script', async ({ page }) => {
    // The headless shell moves a mouse to the corner of each new page. A phone has none.
    await page.addInitScript(() => {
      window.addEventListener(
        'pointermove',
        (event) => {
          if (event.pointerType === 'mouse') event.stopImmediatePropagation();
        },
        { capture: true },
      );
    });
    const asked = noteScripts(page);
    const [post] = await listedPosts(page, 'ckb');
    for (const path of [...interactionPagePaths, `/blog/${post?.slug}`, '/nowhere']) {
      await page.goto(pathIn('ckb', path));
      await scrollByTouch(page);
      await expect.poll(() => page.evaluate(() => scrollY), path).toBeGreaterThan(0);
      await atRest(page);
    }
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: dictionary.ckb.navigation.about })
      .tap();
    await expect(page).toHaveURL('/kurdish/about');
    await atRest(page);
    expect(asked).toEqual([]);
    await page.touchscreen.tap(200, 400);
    await hydrated(page);
  });
});

test('typed text, an open sheet and a choice survive the arrival of React', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const letGo = await holdBack(page, scripts);
  await page.goto('/blog');
  const cards = page.getByRole('article');
  const all = await cards.count();
  const search = page.getByRole('searchbox');
  await search.pressSequentially('SOURCE code');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => scrollTo(0, 120));
  await expect(cards).toHaveCount(all);
  await letGo();
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL('/blog?q=SOURCE+code');
  await expect(search).toHaveValue('SOURCE code');
  await expect(sheet).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => scrollY)).toBe(120);
});

test.describe(() => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('if React can not load, a held tap does what it does without script', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto('/arabic/portfolio');
    await page.getByRole('main').locator('li a').first().click();
    await expect(page).toHaveURL(/-poster\.jpg$/);
  });
});
