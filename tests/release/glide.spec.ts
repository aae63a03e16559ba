import type { Page } from '@playwright/test';
import { holdRequests, scripts } from '../support/browser/late-script.ts';
import { expect, languages, listedPosts, pathIn, test } from '../support/browser/site-test.ts';

/** Notes in each document the names of the parts that it takes over from the page before it. */
async function noteTakenOver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const note = (names: string[]) => {
        document.documentElement.dataset.takenOver = names.sort().join(' ');
      };
      if (!event.viewTransition) return note([]);
      void event.viewTransition.ready.then(() => {
        const names = document.getAnimations().flatMap(({ effect }) => {
          const pseudo = effect instanceof KeyframeEffect && effect.pseudoElement;
          return /^::view-transition-old\((.*)\)$/.exec(pseudo || '')?.[1] ?? [];
        });
        note([...new Set(names)]);
      });
    });
  });
}

const takenOver = (page: Page) =>
  page.locator('html[data-taken-over]').getAttribute('data-taken-over');

/**
 * A part glides if the page before has it, and this page has one of the same name. On a busy machine the browser may
 * paint an article before it has parsed them, so the names are read later.
 */
async function expectGlide(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title);
  expect(await takenOver(page)).toBe('h pic');
  await expect(heading).toHaveCSS('view-transition-name', 'h');
  await expect(page.locator('.cover')).toHaveCSS('view-transition-name', 'pic');
}

for (const language of languages)
  test(`${language}: cover and title of a card glide into its article`, async ({ page }) => {
    // React would show the article without a new document.
    await holdRequests(page, scripts);
    await noteTakenOver(page);
    const [, post] = await listedPosts(page, language);
    await page.goto(pathIn(language, '/blog'));
    expect(await takenOver(page)).toBe('');
    await page.getByRole('link', { name: `${post?.title}` }).click();
    await expectGlide(page, `${post?.title}`);
  });

test('a card glides also by keyboard, while the pointer is over another one', async ({ page }) => {
  await holdRequests(page, scripts);
  await noteTakenOver(page);
  const [first, second] = await listedPosts(page, 'en');
  await page.goto('/blog');
  await page.getByRole('link', { name: `${first?.title}` }).hover();
  await page.getByRole('link', { name: `${second?.title}` }).press('Enter');
  await expectGlide(page, `${second?.title}`);
});

test('a card goes at once where the article is painted before its title and cover', async ({
  page,
}) => {
  await holdRequests(page, scripts);
  const [post] = await listedPosts(page, 'en');
  // As the first paint on a slow line finds it.
  await page.route(`**/blog/${post?.slug}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace('<h1', '<p').replace('class="cover ', 'class="'),
    });
  });
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      void viewTransition?.ready.then(() => {
        const { dataset } = document.documentElement;
        dataset.scales = ['pic', 'h']
          .map((name) => `::view-transition-old(${name})`)
          .map((pseudo) => getComputedStyle(document.documentElement, pseudo).scale)
          .join(' ');
      });
    });
  });
  await page.goto('/blog');
  await page.getByRole('link', { name: `${post?.title}` }).click();
  await expect(page.locator('html[data-scales]')).toHaveAttribute('data-scales', '0 0');
});

test.describe('for readers who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing glides', async ({ page }) => {
    await holdRequests(page, scripts);
    await noteTakenOver(page);
    const [post] = await listedPosts(page, 'en');
    await page.goto('/blog');
    await page.getByRole('link', { name: `${post?.title}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${post?.title}`);
    expect(await takenOver(page)).toBe('');
  });
});

test('the rules of both pages together have less than 400 bytes', async ({ page }) => {
  const [post] = await listedPosts(page, 'en');
  let bytes = 0;
  for (const path of ['/blog', `/blog/${post?.slug}`]) {
    await page.goto(path);
    const style = (await page.locator('style[data-page-style]').textContent()) ?? '';
    const rules = style.match(/@media not \(prefers-reduced-motion\)\{@view-transition.*?\}\}\}?/g);
    expect(rules).toHaveLength(1);
    bytes += `${rules}`.length;
  }
  expect(bytes).toBeLessThan(400);
});
