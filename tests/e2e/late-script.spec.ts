import { holdRequests, scripts } from '../support/browser/late-script.ts';
import { expect, hydrated, listedPosts, test } from '../support/browser/site-test.ts';

test('typed text, an open sheet and a choice survive the arrival of React', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const letGo = await holdRequests(page, scripts);
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

  test('the event «hydrated» comes once React has hydrated the page, not the layout alone', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // React keeps an element's properties under such a key, from when it hydrates the element.
      const isHydrated = (selector: string) =>
        Object.keys(document.querySelector(selector) ?? {}).some((key) =>
          key.startsWith('__reactProps$'),
        );
      addEventListener('hydrated', () => {
        document.documentElement.dataset.found = ['header', 'main h1'].filter(isHydrated).join();
      });
    });
    const [post] = await listedPosts(page, 'en');
    for (const path of ['/about', '/blog', `/blog/${post?.slug}`, '/blog/none', '/none']) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator('html'), path).toHaveAttribute('data-found', 'header,main h1');
    }
  });
});
