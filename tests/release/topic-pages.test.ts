import { expect, onTestFinished } from 'vitest';
import { describeEachEngine } from '../support/each-engine.ts';
import { prepareSite } from '../support/prepare-site.ts';
import { samplePayload } from '../support/sample-post.ts';
import { metricValue, startBuiltSite } from '../support/start-built-site.ts';

describeEachEngine('the pages of tags and categories', (test) => {
  test('are cached, follow each change of their posts at once, and end with the last of them', async ({
    databaseUrl,
  }) => {
    const headers = await prepareSite(databaseUrl);
    const site = await startBuiltSite(databaseUrl, {
      SITE_URL: 'https://site.example',
      METRICS_PORT: '0',
    });
    onTestFinished(site.kill);
    const call = async (method: string, path: string, body?: unknown) => {
      const response = await fetch(`${site.origin}/api/admin/blog/posts${path}`, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      expect(response.ok, `${method} ${path}`).toBe(true);
      const text = await response.text();
      return text && JSON.parse(text);
    };
    const publish = async (title: string, category = 'Tutorials', tags = ['Online shop']) =>
      await call('POST', '', samplePayload({ title, category, tags }));
    const read = async (path: string) => {
      const response = await fetch(site.origin + path, { redirect: 'manual' });
      const etag = response.headers.get('etag') ?? '';
      return { status: response.status, etag, text: await response.text() };
    };
    const misses = async () =>
      metricValue(await site.readMetrics(), 'site_page_cache_misses_total');
    const paths = ['/blog/tag/online-shop', '/blog/category/tutorials'];

    for (const path of paths) expect((await read(path)).status).toBe(404);
    const first = await publish('How to open a shop');
    for (const path of paths) expect((await read(path)).text).toContain('How to open a shop');
    const before = await misses();
    for (const path of paths) expect((await read(path)).status).toBe(200);
    expect(await misses()).toBe(before);

    const etags = await Promise.all(paths.map(async (path) => (await read(path)).etag));
    await publish('How to sell bread', 'General', ['Bread']);
    for (const [index, path] of paths.entries()) {
      const headers = { 'if-none-match': `${etags[index]}` };
      expect((await fetch(site.origin + path, { headers })).status).toBe(304);
    }

    const second = await publish('How to close a shop');
    for (const path of paths) {
      const { text } = await read(path);
      expect(text).toContain('How to open a shop');
      expect(text).toContain('How to close a shop');
    }
    const sitemap = async () => (await read('/sitemap-en-1.xml')).text;
    for (const path of paths) {
      expect(await sitemap()).toContain(`<loc>https://site.example${path}</loc><lastmod>`);
      // Only English has the topic, and the language menu keeps the path.
      expect((await read(`/arabic${path}`)).status).toBe(307);
    }
    await call('PATCH', `/${first.id}/toggle-publish`);
    for (const path of paths) expect((await read(path)).text).not.toContain('How to open a shop');
    await call('DELETE', `/${second.id}`);
    for (const path of paths) {
      expect((await read(path)).status).toBe(404);
      expect(await sitemap()).not.toContain(path);
    }
  });

  test('leave nothing in the cache where there are none', async ({ databaseUrl }) => {
    await prepareSite(databaseUrl);
    // Otherwise the limit on renderings of one IP address answers most of them.
    const site = await startBuiltSite(databaseUrl, { METRICS_PORT: '0', TRUST_PROXY: '1' });
    onTestFinished(site.kill);
    const cached = async () => metricValue(await site.readMetrics(), 'site_page_cache_responses');
    const before = await cached();
    for (let number = 0; number < 100; number += 1) {
      const path = `/blog/${number % 2 ? 'tag' : 'category'}/unknown-${number}`;
      const response = await fetch(site.origin + path, {
        headers: { 'x-forwarded-for': `192.0.2.${number}` },
      });
      await response.arrayBuffer();
      expect([path, response.status]).toEqual([path, 404]);
    }
    const long = await fetch(`${site.origin}/blog/tag/${'a'.repeat(10_000)}`);
    await long.arrayBuffer();
    expect(long.status).toBe(414);
    expect(await cached()).toBe(before);
  });
});
