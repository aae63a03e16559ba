import { expect, onTestFinished } from 'vitest';
import { testOnFile as test } from '../support/each-engine.ts';
import { prepareSite } from '../support/prepare-site.ts';
import { samplePayload } from '../support/sample-post.ts';
import { startBuiltSite } from '../support/start-built-site.ts';

const title = 'A title for few eyes';

test('a review link shows a draft to whoever has it, and nothing of it gets out', async ({
  database,
  databaseUrl,
}) => {
  const signedIn = await prepareSite(databaseUrl);
  const headers = { ...signedIn, 'content-type': 'application/json' };
  const site = await startBuiltSite(databaseUrl, { SITE_URL: 'https://site.example' });
  onTestFinished(site.kill);
  const call = async (path: string, body: unknown) => {
    const response = await fetch(`${site.origin}/api/admin/blog${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(201);
    return await response.json();
  };
  const content = '## First\n\nOne `two` three.\n\n- a\n- b\n\n| x | y |\n| - | - |\n| 1 | 2 |';
  const post = await call('/posts', samplePayload({ title, content, published: false }));
  const { token } = await call(`/articles/${post.translationGroup}/review-links`, {
    languages: ['en'],
    days: 7,
  });

  const read = async (path: string) => {
    const response = await fetch(site.origin + path, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const path = `/review/${token}`;
  const page = await read(path);
  expect(page.status).toBe(200);
  expect(page.text).toContain(title);
  expect(page.text).toMatch(/<h2 data-block="0"[^>]*>.*First/);
  expect(page.text).toMatch(/<p data-block="1">One/);
  expect(page.text).toMatch(/<ul data-block="2">/);
  expect(page.text).toMatch(/<div data-block="3" class="table-scroll"/);
  expect(page.headers.get('content-encoding')).toBe('br');
  // No file of React is named, and previews of the link get the name of the site alone.
  expect(page.text).not.toMatch(/modulepreload|data-modules|<script[^>]* src=|og:title|canonical/);
  expect(page.text).toContain('<title>Lutka</title>');

  const others = [
    `/arabic${path}`,
    `/REVIEW/${token}`,
    `/review/${token.slice(1)}`,
    `/arabic//review/${token.slice(1)}`,
    `/review/${token.replace(/./g, '0')}`,
  ];
  const statuses: number[] = [];
  for (const other of [path, ...others]) {
    const response = await read(other);
    statuses.push(response.status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
  }
  expect(statuses).toEqual([200, 307, 308, 404, 404, 404]);

  const listed = ['/robots.txt', '/sitemap.xml', '/sitemap-en-1.xml', '/llms.txt', '/rss.xml'];
  for (const list of [...listed, '/atom.xml', '/feed.json', '/blog', '/api/blog/posts']) {
    const { text } = await read(list);
    expect(text, list).not.toContain(title);
    expect(text, list).not.toContain('/review');
  }
  const { views } = await database
    .selectFrom('posts')
    .select('views')
    .where('id', '=', post.id)
    .executeTakeFirstOrThrow();
  expect(views).toBe(0);
  expect(await database.selectFrom('post_readers').selectAll().execute()).toEqual([]);
  await site.stop();
  expect(site.output()).toContain('/review/***');
  expect(site.output()).not.toContain(token.slice(1));
});
