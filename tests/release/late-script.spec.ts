import type { Page } from '@playwright/test';
import { holdRequests, recordScripts, scripts, untilIdle } from '../support/browser/late-script.ts';
import { messages } from '../support/browser/messages.ts';
import {
  expect,
  hydrated,
  idlePagePaths,
  interactionPagePaths,
  listedPosts,
  pathIn,
  test,
} from '../support/browser/site-test.ts';

test('a page that moves fetches each script once by itself, unless the reader saves data', async ({
  page,
}) => {
  const asked = recordScripts(page);
  for (const path of idlePagePaths) {
    await page.goto(path);
    await expect.poll(() => asked.length, path).toBeGreaterThan(0);
    await untilIdle(page);
    expect(asked).toEqual([...new Set(asked)]);
    asked.length = 0;
  }
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/');
  // Longer than other visits wait before they load React.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2_000)));
  await untilIdle(page);
  expect(asked).toEqual([]);
  await page.mouse.move(100, 100);
  await hydrated(page);
  await untilIdle(page);
  await expect(page.locator('[data-globe]')).toHaveAttribute('data-globe', 'still');
  expect(asked.filter((url) => url.includes('globe-canvas'))).toEqual([]);
});

test('React does not scroll a reader back to a section that they have left, nor to the top', async ({
  page,
}) => {
  const letGo = await holdRequests(page, scripts);
  await page.goto('/');
  const question = page.locator('#guarantee summary').nth(1);
  await question.press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.locator('#contact')).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 300));
  await letGo();
  await hydrated(page);
  await untilIdle(page);
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await expect(page.locator('#guarantee details').nth(1)).toHaveAttribute('open');
});

test('a tap that needs React waits for it, by mouse and keyboard, unless it is cancelled', async ({
  page,
}) => {
  const card = page.getByRole('main').locator('li a').nth(1);
  const dialog = page.getByRole('dialog');
  for (const act of ['click', 'Enter', ' ', 'Escape']) {
    const letGo = await holdRequests(page, scripts);
    // Otherwise the reload opens the dialog again.
    await page.goto('about:blank');
    await page.goto('/portfolio');
    if (act === 'click') await card.click();
    else await card.press(act === ' ' ? ' ' : 'Enter');
    await expect(card).toHaveAttribute('aria-busy', 'true');
    if (act === 'Escape') await card.press('Escape');
    await letGo();
    await hydrated(page);
    await expect(card).not.toHaveAttribute('aria-busy');
    await expect(dialog).toHaveCount(act === 'Escape' ? 0 : 1);
    await expect(page).toHaveURL('/portfolio');
  }
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const [post] = await listedPosts(page, 'en');
  const letGo = await holdRequests(page, scripts);
  await page.goto(`/blog/${post?.slug}`);
  await page.getByRole('button', { name: messages.en.blog.share.copyLink }).click();
  await letGo();
  await expect(page.getByText(messages.en.blog.share.copied)).toBeVisible();
});

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

  test('scrolling with a finger and following a link load no script but the tools of an article', async ({
    page,
  }) => {
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
    const asked = recordScripts(page);
    const [post] = await listedPosts(page, 'ckb');
    for (const path of [...interactionPagePaths, `/blog/${post?.slug}`, '/nowhere']) {
      await page.goto(pathIn('ckb', path));
      await scrollByTouch(page);
      await expect.poll(() => page.evaluate(() => scrollY), path).toBeGreaterThan(0);
      await untilIdle(page);
    }
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: messages.ckb.navigation.about })
      .tap();
    await expect(page).toHaveURL('/kurdish/about');
    await untilIdle(page);
    expect(asked[0]).toMatch(/\/reading-tools-[\w-]+\.js$/);
    // What stores the article requests both again.
    const isTool = (url: string) => /\/(?:reading-tools|keep-article)-[\w-]+\.js$/.test(url);
    expect(asked.filter((url) => !isTool(url))).toEqual([]);
    await page.touchscreen.tap(200, 400);
    await hydrated(page);
  });
});
