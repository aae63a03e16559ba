import { chromium, type Page } from '@playwright/test';
import { browserOptions } from '../support/browser-options.ts';
import { expect, hydrated, listedPosts, test } from './site-test.ts';

async function viewsOf(page: Page, slug: string): Promise<number> {
  const posts = await (await page.request.get('/api/blog/posts?language=en')).json();
  return posts.find((post: { slug: string }) => post.slug === slug).views;
}

/** The links to the first two posts of the list, as far as a mouse can reach them. */
async function postLinks(page: Page) {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.goto('/blog');
  return page.getByRole('article').getByRole('link');
}

test('a link that the mouse rests on is fetched ahead, and a post is read by who follows it', async ({
  page,
  context,
}) => {
  const [, , , hovered, followed] = await listedPosts(page, 'en');
  if (!hovered || !followed) throw new Error('the starter posts are more');
  const before = [await viewsOf(page, hovered.slug), await viewsOf(page, followed.slug)];
  // Otherwise React comes with the mouse and answers the links.
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  const session = await context.newCDPSession(page);
  const fetchedAhead = new Set<string>();
  session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') fetchedAhead.add(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.goto('/blog');
  const link = (title: string) => page.getByRole('link', { name: title, exact: true });
  for (const post of [hovered, followed]) {
    await link(post.title).hover();
    await expect.poll(() => [...fetchedAhead]).toContain(`/blog/${post.slug}`);
  }
  await link(followed.title).click();
  await expect(page).toHaveURL(`/blog/${followed.slug}`);
  await expect
    .poll(() => viewsOf(page, followed.slug), { timeout: 30_000 })
    .toBe((before[1] ?? 0) + 1);
  expect(await viewsOf(page, hovered.slug)).toBe(before[0]);
});
