import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#platform/database/index.ts';
import { listTexts, scroll, storedPaths, whatIsLeft } from '../support/browser/reading-offline.ts';
import { scrollByKey } from '../support/browser/scroll-by-key.ts';
import { expect, test } from '../support/browser/site-test.ts';
import { signedInHeaders } from '../support/signed-in.ts';
import { publish, publishedSlug } from '../support/site-calls.ts';
import { type BuiltSite, startBuiltSite } from '../support/start-built-site.ts';

// Messages about pages that are missing, or requested without a connection.
test.use({ expectedMessages: /ERR_|Failed to/ });

test.describe('reading offline on a site of its own', () => {
  // One after the other, on one site.
  test.describe.configure({ mode: 'default' });
  const folder = mkdtempSync(join(tmpdir(), 'site-offline-'));
  const databaseUrl = `file:${join(folder, 'site.db')}`;
  let site: BuiltSite;
  let headers: { authorization: string };

  test.beforeAll(async () => {
    site = await startBuiltSite(databaseUrl);
    const database = await openDatabase(databaseUrl);
    headers = await signedInHeaders(database);
    await database.destroy();
  });

  test.afterAll(async () => {
    await site.stop();
    rmSync(folder, { recursive: true });
  });

  const call = (id: number, init: RequestInit) =>
    fetch(`${site.origin}/api/admin/blog/posts/${id}`, { ...init, headers });

  test('a correction shows at once, and offline from then on', async ({ page, context }) => {
    const post = await (await publish(site.origin, headers, 'A wrong title')).json();
    const url = `${site.origin}/blog/${post.slug}`;
    await page.goto(url);
    await scroll(page);
    await expect.poll(() => storedPaths(page)).toContain(`/blog/${post.slug}`);
    const changes = { title: 'A right title', updatedAt: post.updatedAt };
    const body = new Blob([JSON.stringify(changes)], { type: 'application/json' });
    expect((await call(post.id, { method: 'PATCH', body })).status).toBe(200);
    await page.goto(url);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('A right title');
    await scroll(page);
    await expect
      .poll(() =>
        page.evaluate(async (path) => (await caches.match(path))?.text(), `/blog/${post.slug}`),
      )
      .toContain('A right title');
    await context.setOffline(true);
    await page.goto(url);
    await expect(heading).toHaveText('A right title');
  });

  test('an article that was deleted goes from the device with the next visit', async ({ page }) => {
    const post = await (await publish(site.origin, headers, 'Soon deleted')).json();
    await page.goto(`${site.origin}/blog/${post.slug}`);
    await scroll(page);
    await expect.poll(() => storedPaths(page)).toContain(`/blog/${post.slug}`);
    expect((await call(post.id, { method: 'DELETE' })).status).toBe(204);
    const response = await page.goto(`${site.origin}/blog/${post.slug}`);
    expect(response?.status()).toBe(410);
    await expect.poll(() => storedPaths(page)).not.toContain(`/blog/${post.slug}`);
  });

  test('OFFLINE_READING=off removes worker and caches within one visit, and offers nothing', async ({
    page,
  }) => {
    const slug = await publishedSlug(await publish(site.origin, headers, 'Read and removed'));
    const url = `${site.origin}/blog/${slug}`;
    await page.goto(url);
    await scroll(page);
    await expect.poll(() => storedPaths(page)).toContain(`/blog/${slug}`);
    const { port } = site;
    await site.stop();
    site = await startBuiltSite(databaseUrl, { OFFLINE_READING: 'off', PORT: `${port}` });
    await page.goto(url);
    await expect.poll(() => whatIsLeft(page)).toEqual({ workers: 0, caches: [] });

    // Whoever reads on has no bar, and nothing is stored.
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await scrollByKey(page, 'PageDown');
    await expect.poll(() => asked.join()).toContain('/keep-article');
    await expect.poll(() => whatIsLeft(page)).toEqual({ workers: 0, caches: [] });
    await expect(page.locator('.keep-article')).toHaveCount(0);
    await page.goto(`${site.origin}/kurdish/offline`);
    await expect(page.getByText(listTexts.ckb.notOffered)).toBeVisible();
  });
});
