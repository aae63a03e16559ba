import type { Page } from '@playwright/test';
import { dictionary } from './dictionary.ts';
import { expect, hydrated, listedPosts, pathIn, plainPages, test } from './site-test.ts';

const scripts = /\/assets\/.*\.js$/;

/** Keeps back what the page asks for until it is let go. */
async function holdBack(page: Page, address: RegExp): Promise<() => Promise<void>> {
  const waiting: (() => void)[] = [];
  await page.route(
    address,
    (route) =>
      new Promise<void>((resolve) => {
        waiting.push(() => resolve(route.fallback()));
      }),
  );
  return async () => {
    await page.unroute(address);
    for (const letGo of waiting) letGo();
  };
}

function noteScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (scripts.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Until the browser has nothing more to do for the page by itself. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // A globe that a test machine draws leaves no idle moment.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
  );
}

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

  test('reading asks for no script: not when a finger scrolls, nor when it follows a link', async ({
    page,
  }) => {
    const asked = noteScripts(page);
    const [post] = await listedPosts(page, 'ckb');
    const pages = plainPages.filter((path) => path !== '/' && path !== '/portfolio');
    for (const path of [...pages, `/blog/${post?.slug}`, '/nowhere']) {
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

test('a page that moves fetches each script once by itself, but not where data is saved', async ({
  page,
}) => {
  const asked = noteScripts(page);
  for (const path of ['/', '/portfolio']) {
    await page.goto(path);
    await expect.poll(() => asked.length, path).toBeGreaterThan(0);
    await atRest(page);
    expect(asked).toEqual([...new Set(asked)]);
    asked.length = 0;
  }
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/');
  await atRest(page);
  expect(asked).toEqual([]);
  await page.mouse.move(100, 100);
  await hydrated(page);
  await atRest(page);
  await expect(page.locator('[data-globe]')).toHaveAttribute('data-globe', 'still');
  expect(asked.filter((url) => url.includes('globe-canvas'))).toEqual([]);
});

test('what was typed, opened and chosen before React is there stays', async ({ page }) => {
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

test('React says that it is there when it has the page, not the document around it alone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('hydrated', () => {
      const keys = Object.keys(document.querySelector('h1') ?? {});
      document.title = keys.some((key) => key.startsWith('__react')) ? 'page' : 'document';
    });
  });
  await page.goto('/about');
  await page.mouse.move(100, 100);
  await expect(page).toHaveTitle(/^(page|document)$/);
  await expect(page).toHaveTitle('page');
});

test('nobody is called back to a section that they have left, nor to the top', async ({ page }) => {
  const letGo = await holdBack(page, scripts);
  await page.goto('/');
  const question = page.locator('#guarantee summary').nth(1);
  await question.press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.locator('#contact')).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 300));
  await letGo();
  await hydrated(page);
  await atRest(page);
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await expect(page.locator('#guarantee details').nth(1)).toHaveAttribute('open');
});

test('a tap that needs React waits for it, by mouse and keyboard, unless it is taken back', async ({
  page,
}) => {
  const card = page.getByRole('main').locator('li a').nth(1);
  const dialog = page.getByRole('dialog');
  for (const act of ['click', 'Enter', ' ', 'Escape']) {
    const letGo = await holdBack(page, scripts);
    // Otherwise a dialog that was open is open again.
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
  const letGo = await holdBack(page, scripts);
  await page.goto(`/blog/${post?.slug}`);
  await page.getByRole('button', { name: dictionary.en.blog.share.copyLink }).click();
  await letGo();
  await expect(page.getByText(dictionary.en.blog.share.copied)).toBeVisible();
});

test.describe(() => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('a tap does what it does without script where React can not come', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto('/arabic/portfolio');
    await page.getByRole('main').locator('li a').first().click();
    await expect(page).toHaveURL(/-poster\.jpg$/);
  });
});
