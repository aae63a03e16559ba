import { chromium, type Page } from '@playwright/test';
import { browserOptions } from '../support/browser/browser-options.ts';
import {
  expect,
  hydrated,
  idlePagePaths,
  listedPosts,
  staticPagePaths,
  test,
} from '../support/browser/site-test.ts';

/** The headers that mark a prefetch, or the arrival of a reader, in the order of the requests. */
async function recordReads(page: Page): Promise<string[]> {
  const notes: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSentExtraInfo', ({ headers }) => {
    const { 'Sec-Purpose': ahead, 'X-Purpose': aheadByRouter, 'X-Reader': reader } = headers;
    if (ahead || aheadByRouter || reader) notes.push(ahead ?? aheadByRouter ?? reader ?? '');
  });
  return notes;
}

test('a post is prefetched, and counted when its reader arrives: by the browser, then by the router', async ({
  page,
}) => {
  const [first, second, third] = await listedPosts(page, 'en');
  const link = (post: typeof first) => page.locator(`a[href='/blog/${post?.slug}']`);
  const clickPicture = (post: typeof first) =>
    page
      .getByRole('article')
      .filter({ has: link(post) })
      .click({ position: { x: 40, y: 40 } });
  const notes = await recordReads(page);
  await page.setViewportSize({ width: 1280, height: 1600 });

  // Otherwise React loads with the mouse and handles the links.
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await page.goto('/blog');
  await link(first).hover();
  await expect.poll(() => notes).toEqual(['prefetch']);
  await link(second).hover();
  await expect.poll(() => notes).toEqual(['prefetch', 'prefetch']);
  // The link covers its card. A press on the words starts a selection, and the browser drops the prefetch
  // (card.ts).
  await clickPicture(second);
  await expect(page).toHaveURL(`/blog/${second?.slug}`);
  await expect.poll(() => notes.slice(2)).toEqual(['arrived']);

  await page.unrouteAll();
  await page.goto('/blog');
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(1);
  await hydrated(page);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  notes.length = 0;
  await link(third).hover();
  await expect.poll(() => notes).toEqual(['prefetch']);
  await link(third).click();
  await expect(page).toHaveURL(`/blog/${third?.slug}`);
  await expect.poll(() => notes).toEqual(['prefetch', 'arrived']);
});

test('every page is restored from the back-forward cache, with React and without', async ({
  baseURL,
}) => {
  const { args = [], ...options } = browserOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...args, '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: String(baseURL) });
  const session = await page.context().newCDPSession(page);
  const reasons: unknown[] = [];
  session.on('Page.backForwardCacheNotUsed', (event) =>
    reasons.push(page.url(), event.notRestoredExplanations),
  );
  await session.send('Page.enable');
  const [post] = await listedPosts(page, 'en');
  for (const path of [...staticPagePaths, `/blog/${post?.slug}`, '/admin/login']) {
    for (const withReact of [false, true]) {
      await page.goto(path);
      // The pages where something moves load React in any case.
      const loadsReact = withReact || idlePagePaths.some((idle) => idle === path);
      if (loadsReact && !path.startsWith('/admin')) await hydrated(page);
      // Chromium may evict a page for a response that arrives after the page is left.
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => {
        document.documentElement.dataset.keptFrom = location.pathname;
      });
      await page.goto('/favicon.svg');
      // A page from this cache fires no `load` event, and `goBack` would wait for one.
      await page.evaluate(() => history.back()).catch(() => undefined);
      await expect(page).toHaveURL(path);
      expect(reasons).toEqual([]);
      await expect(page.locator('html')).toHaveAttribute('data-kept-from', path);
    }
  }
  await browser.close();
});
