import { expect, onTestFinished } from 'vitest';
import { testOnFile as test } from '../support/each-engine.ts';
import { prepareSite } from '../support/prepare-site.ts';
import { publish, publishedSlug } from '../support/site-calls.ts';
import { startBuiltSite } from '../support/start-built-site.ts';

test('two renderings of a page have one ETag, so a browser’s copy survives a restart', async ({
  databaseUrl,
}) => {
  const headers = await prepareSite(databaseUrl);
  const settings = { SITE_URL: 'https://site.example' };
  const first = await startBuiltSite(databaseUrl, settings);
  onTestFinished(first.kill);
  const slug = await publishedSlug(await publish(first.origin, headers, 'Rendered twice'));
  const paths = ['/', '/arabic/portfolio', '/kurdish/about', '/blog', `/blog/${slug}`, '/privacy'];
  const etags = new Map<string, string>();
  for (const path of paths) {
    const response = await fetch(first.origin + path);
    expect([path, response.status]).toEqual([path, 200]);
    etags.set(path, response.headers.get('etag') ?? 'none');
    await response.arrayBuffer();
  }
  expect(new Set(etags.values()).size).toBe(paths.length);
  await first.stop();

  // Another process renders the page at another time, with empty caches.
  const second = await startBuiltSite(databaseUrl, settings);
  onTestFinished(second.kill);
  for (const [path, etag] of etags) {
    const response = await fetch(second.origin + path, { headers: { 'if-none-match': etag } });
    expect([path, response.status, await response.text()]).toEqual([path, 304, '']);
  }
});
