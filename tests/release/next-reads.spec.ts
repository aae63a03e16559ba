import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openDatabase } from '#platform/database/index.ts';
import { messages } from '../support/browser/messages.ts';
import { expect, hydrated, listedPosts, test } from '../support/browser/site-test.ts';
import { startReaderProxy } from '../support/reader-proxy.ts';
import { startBuiltSite } from '../support/start-built-site.ts';

type Way = {
  javaScriptEnabled: boolean;
  /** Before the article is opened, and after it. */
  before?: (page: Page) => Promise<unknown>;
  after?: (page: Page) => Promise<unknown>;
};

/** How readers follow the first, the second and the third link of what to read next. */
const ways: readonly Way[] = [
  { javaScriptEnabled: false },
  // React does not come, and the browser loads the page ahead.
  {
    javaScriptEnabled: true,
    before: (page) => page.route(/\/assets\/.*\.js$/, () => undefined),
    after: (page) => linkAt(page, 1).hover(),
  },
  {
    javaScriptEnabled: true,
    async after(page) {
      await hydrated(page);
      await linkAt(page, 2).hover();
    },
  },
];

const linkAt = (page: Page, place: number) =>
  page.getByRole('navigation', { name: messages.en.blog.readNext }).getByRole('link').nth(place);

test('five readers go on to another article: without script, by the browser, and by the router', async ({
  browser,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-next-reads-'));
  const databaseUrl = `file:${join(folder, 'site.db')}`;
  const proxy = await startReaderProxy();
  const site = await startBuiltSite(databaseUrl, { TRUST_PROXY: '1', SITE_URL: proxy.origin });
  proxy.setPort(site.port);
  const database = await openDatabase(databaseUrl);
  // A site that has just begun computes its lists.
  const pending = async () =>
    (await database.selectFrom('related_pending').selectAll().execute()).length;
  const listed = async () =>
    (await database.selectFrom('related_posts').selectAll().execute()).length;
  await expect.poll(listed).toBeGreaterThan(0);
  await expect.poll(pending).toBe(0);
  const followed = new Set<string>();
  for (let reader = 0; reader < 5 * ways.length; reader += 1) {
    proxy.setReader(reader);
    const place = Math.floor(reader / 5);
    const { javaScriptEnabled, before, after } = ways[place] ?? { javaScriptEnabled: false };
    const page = await browser.newPage({ baseURL: proxy.origin, javaScriptEnabled });
    const [post] = await listedPosts(page, 'en');
    await before?.(page);
    await page.goto(`/blog/${post?.slug}`);
    const title = `${await linkAt(page, place).textContent()}`;
    const path = `${await linkAt(page, place).getAttribute('href')}`;
    const isAsked = () =>
      proxy.requests().some((request) => request.path.endsWith(path.replace('/blog', '')));
    await after?.(page);
    if (after) await expect.poll(isAsked).toBe(true);
    await linkAt(page, place).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const hasArrived = () =>
      proxy.requests().some(({ headers }) => headers['x-reader'] === 'arrived');
    await expect.poll(hasArrived).toBe(after !== undefined);
    followed.add(title);
    await page.close();
  }
  expect(await site.stop()).toBe(0);
  await proxy.close();
  const stored = await database
    .selectFrom('next_reads')
    .innerJoin('posts', 'posts.id', 'next_id')
    .select(['title', 'readers'])
    .execute();
  await database.destroy();
  rmSync(folder, { recursive: true });
  expect(followed.size).toBe(ways.length);
  expect(new Map(stored.map(({ title, readers }) => [title, readers]))).toEqual(
    new Map([...followed].map((title) => [title, 5])),
  );
});
