import type { Page } from '@playwright/test';
import { holdRequests, scripts } from '../support/browser/late-script.ts';
import { expect, languages, listedPosts, pathIn, test } from '../support/browser/site-test.ts';

/** Notes in each document which parts glide into it: none where it came without a view transition. */
async function noteGlides(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const note = (parts: string[]) => {
        document.documentElement.dataset.glides = parts.join(' ');
      };
      if (!event.viewTransition) return note([]);
      void event.viewTransition.ready.then(() =>
        note(
          document.getAnimations().flatMap(({ effect }) => {
            const pseudo = effect instanceof KeyframeEffect && effect.pseudoElement;
            return /^::view-transition-group\((?!root)(.*)\)$/.exec(pseudo || '')?.[1] ?? [];
          }),
        ),
      );
    });
  });
}

const glides = (page: Page) => page.locator('html[data-glides]').getAttribute('data-glides');

for (const language of languages)
  test(`${language}: cover and title of a card glide into its article`, async ({ page }) => {
    // React would show the article without a new document.
    await holdRequests(page, scripts);
    await noteGlides(page);
    const [, post] = await listedPosts(page, language);
    await page.goto(pathIn(language, '/blog'));
    expect(await glides(page)).toBe('');
    await page.getByRole('link', { name: `${post?.title}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${post?.title}`);
    expect((await glides(page))?.split(' ').sort()).toEqual(['name', 'pic']);
  });

test('a card glides also by keyboard, while the pointer is over another one', async ({ page }) => {
  await holdRequests(page, scripts);
  await noteGlides(page);
  const [first, second] = await listedPosts(page, 'en');
  await page.goto('/blog');
  await page.getByRole('link', { name: `${first?.title}` }).hover();
  await page.getByRole('link', { name: `${second?.title}` }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${second?.title}`);
  expect((await glides(page))?.split(' ').sort()).toEqual(['name', 'pic']);
});

test('the first paint has title and cover, on a slow processor too', async ({ page, context }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', () => {
      const parts = document.querySelectorAll('article h1, .cover');
      document.documentElement.dataset.firstPaint = `${parts.length}`;
    }),
  );
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  for (const language of languages) {
    const [post] = await listedPosts(page, language);
    await page.goto(pathIn(language, `/blog/${post?.slug}`), { waitUntil: 'commit' });
    await expect(page.locator('html[data-first-paint]')).toHaveAttribute('data-first-paint', '2');
  }
});

test.describe('for readers who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing glides', async ({ page }) => {
    await holdRequests(page, scripts);
    await noteGlides(page);
    const [post] = await listedPosts(page, 'en');
    await page.goto('/blog');
    await page.getByRole('link', { name: `${post?.title}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${post?.title}`);
    expect(await glides(page)).toBe('');
  });
});

test('the rules of both pages together have less than 400 bytes', async ({ page }) => {
  const [post] = await listedPosts(page, 'en');
  let bytes = 0;
  for (const path of ['/blog', `/blog/${post?.slug}`]) {
    await page.goto(path);
    const style = (await page.locator('style[data-page-style]').textContent()) ?? '';
    const rules = style.match(
      /@media \(prefers-reduced-motion:no-preference\)\{@view-transition.*?\}\}\}?/g,
    );
    expect(rules).toHaveLength(1);
    bytes += `${rules}`.length;
  }
  expect(bytes).toBeLessThan(400);
});
