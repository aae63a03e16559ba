import { Readable } from 'node:stream';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { expect } from 'vitest';
import { createPost, deletePost, togglePublished } from '#domain/posts/index.ts';
import { alternatesOf } from '#i18n/alternates.ts';
import { languages } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { pages, staticPageIds } from '#pages.ts';
import { testOnFile as test } from '../../tests/support/each-engine.ts';
import { childrenOf, parseXml } from '../../tests/support/parse-xml.ts';
import { samplePost } from '../../tests/support/sample-post.ts';
import { createFeeds } from './index.ts';

const siteUrl = 'https://site.example';

type Site = ReturnType<typeof createFeeds>;

async function readIndex(site: Site) {
  const xml = await (await site.request('/sitemap.xml')).text();
  parseXml(xml);
  return await parseSitemapIndex(Readable.from([xml]));
}

async function readEntries(site: Site, file: string) {
  const response = await site.request(file);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const xml = await response.text();
  parseXml(xml);
  return await parseSitemap(Readable.from([xml]));
}

test('the index lists a file for each language, with the date of its newest page', async ({
  database,
}) => {
  await createPost(database, samplePost({ publishedAt: new Date('2100-01-01T00:00:00Z') }));
  expect(await readIndex(createFeeds({ database, siteUrl }))).toEqual([
    { url: `${siteUrl}/sitemap-en-1.xml`, lastmod: '2100-01-01T00:00:00.000Z' },
    { url: `${siteUrl}/sitemap-ar-1.xml`, lastmod: '2025-11-06T00:00:00.000Z' },
    { url: `${siteUrl}/sitemap-ckb-1.xml`, lastmod: '2025-11-06T00:00:00.000Z' },
  ]);
});

test('a file lists the pages of its language, with dates only if they are known', async ({
  database,
}) => {
  await createPost(
    database,
    samplePost({ language: 'ar', title: 'Post', publishedAt: new Date('2100-01-01T00:00:00Z') }),
  );
  const entries = await readEntries(createFeeds({ database, siteUrl }), '/sitemap-ar-1.xml');
  expect(entries.map(({ url }) => url)).toEqual([
    ...staticPageIds.map((id) => siteUrl + pathInLanguage(pages[id].path, 'ar')),
    `${siteUrl}/arabic/blog/post`,
    `${siteUrl}/arabic/blog/category/general`,
    `${siteUrl}/arabic/blog/tag/sample`,
  ]);
  const dates = entries.flatMap(({ url, lastmod }) => (lastmod ? [[url, lastmod]] : []));
  expect(Object.fromEntries(dates)).toEqual({
    [`${siteUrl}/arabic/blog`]: '2100-01-01T00:00:00.000Z',
    [`${siteUrl}/arabic/privacy`]: '2025-08-02T00:00:00.000Z',
    [`${siteUrl}/arabic/terms-of-service`]: '2025-11-06T00:00:00.000Z',
    [`${siteUrl}/arabic/blog/post`]: '2100-01-01T00:00:00.000Z',
    [`${siteUrl}/arabic/blog/category/general`]: '2100-01-01T00:00:00.000Z',
    [`${siteUrl}/arabic/blog/tag/sample`]: '2100-01-01T00:00:00.000Z',
  });
  const pictures = Object.fromEntries(entries.map(({ url, img }) => [url, img.length]));
  expect(pictures[`${siteUrl}/arabic/portfolio`]).toBe(10);
  expect(entries.find(({ url }) => url.endsWith('/blog/post'))?.img).toEqual([
    { url: `${siteUrl}/media/00000000000000000000000000000000.jpg` },
  ]);
});

test('every page lists all its language versions, the same in every file', async ({ database }) => {
  const group = { translationGroup: 'group' };
  await createPost(database, samplePost({ ...group, title: 'One' }));
  await createPost(database, samplePost({ ...group, title: 'Du', language: 'ckb' }));
  await createPost(
    database,
    samplePost({ ...group, title: 'Draft', language: 'ar', publishedAt: null }),
  );
  await createPost(database, samplePost({ title: 'Alone', language: 'ar' }));
  const site = createFeeds({ database, siteUrl });
  const files = await Promise.all(
    languages.map((language) => readEntries(site, `/sitemap-${language}-1.xml`)),
  );
  const links = new Map(files.flat().map((entry) => [entry.url, entry.links]));
  expect(links.get(`${siteUrl}/kurdish/about`)).toHaveLength(alternatesOf('/about').length);
  expect(links.get(`${siteUrl}/kurdish/blog/du`)).toEqual([
    { lang: 'en', url: `${siteUrl}/blog/one` },
    { lang: 'ckb', url: `${siteUrl}/kurdish/blog/du` },
    { lang: 'x-default', url: `${siteUrl}/blog/one` },
  ]);
  expect(links.get(`${siteUrl}/arabic/blog/alone`)?.map(({ lang }) => lang)).toEqual([
    'ar',
    'x-default',
  ]);
  for (const [url, versions] of links) {
    expect(versions.map((version) => version.url)).toContain(url);
    for (const version of versions) expect(links.get(version.url)).toEqual(versions);
  }
});

test('lists tags and categories with the languages that have them', async ({ database }) => {
  const tags = ['Online shop', 'Kurdish'];
  await createPost(database, samplePost({ category: 'Tutorials', tags }));
  await createPost(
    database,
    samplePost({ language: 'ckb', category: 'Tutorials', tags: ['تۆڕی مۆبایل', 'online shop'] }),
  );
  await createPost(database, samplePost({ category: 'Mobile Apps', publishedAt: null }));
  const site = createFeeds({ database, siteUrl });
  const topicsOf = async (language: string) =>
    (await readEntries(site, `/sitemap-${language}-1.xml`))
      .filter(({ url }) => /\/(?:tag|category)\//.test(url))
      .map(({ url, links }) => [url.slice(siteUrl.length), links.map(({ lang }) => lang)]);
  const inBoth = ['en', 'ckb', 'x-default'];
  expect(await topicsOf('en')).toEqual([
    ['/blog/category/tutorials', inBoth],
    ['/blog/tag/online-shop', inBoth],
  ]);
  expect(new Set(await topicsOf('ckb'))).toEqual(
    new Set([
      ['/kurdish/blog/category/tutorials', inBoth],
      ['/kurdish/blog/tag/tori-mobayl', ['ckb', 'x-default']],
      ['/kurdish/blog/tag/online-shop', inBoth],
    ]),
  );
});

test('a removed post disappears at once', async ({ database }) => {
  const { id: first } = await createPost(database, samplePost({ title: 'First' }));
  const { id: second } = await createPost(database, samplePost({ title: 'Second' }));
  const site = createFeeds({ database, siteUrl });
  const posts = async () =>
    (await readEntries(site, '/sitemap-en-1.xml'))
      .map(({ url }) => url)
      .filter((url) => url.includes('/blog/'));
  const topics = [`${siteUrl}/blog/category/general`, `${siteUrl}/blog/tag/sample`];
  expect(await posts()).toHaveLength(4);
  await togglePublished(database, first);
  expect(await posts()).toEqual([`${siteUrl}/blog/second`, ...topics]);
  await deletePost(database, second);
  expect(await posts()).toEqual([]);
});

test('another file follows a full one', async ({ database }) => {
  // One page more than a file holds, and as many posts and topics as fill a file.
  const sitemapLimit = staticPageIds.length - 1;
  for (let number = 2; number < sitemapLimit; number += 1) await createPost(database, samplePost());
  const site = createFeeds({ database, siteUrl, sitemapLimit });
  const files = (await readIndex(site)).map(({ url }) => url.slice(siteUrl.length));
  expect(files).toEqual([
    ...['en-1', 'en-2', 'en-3', 'ar-1', 'ar-2', 'ckb-1', 'ckb-2'].map(
      (name) => `/sitemap-${name}.xml`,
    ),
  ]);
  const english = await Promise.all(files.slice(0, 3).map((file) => readEntries(site, file)));
  expect(english.map((entries) => entries.length)).toEqual([sitemapLimit, sitemapLimit, 1]);
  expect(new Set(english.flat().map(({ url }) => url)).size).toBe(2 * sitemapLimit + 1);
});

test('other paths are unknown', async ({ database }) => {
  const site = createFeeds({ database, siteUrl });
  for (const name of ['en-2', 'en-0', 'en-01', 'en-99', 'en-99999', 'de-1', 'en', 'en-1.xml/'])
    expect((await site.request(`/sitemap-${name}.xml`)).status, name).toBe(404);
});

test('thousands of posts make one valid document', async ({ database }) => {
  const row = await createPost(database, samplePost());
  const { id: _id, ...columns } = row;
  for (let batch = 0; batch < 10; batch += 1)
    await database
      .insertInto('posts')
      .values(
        Array.from({ length: 500 }, (_, number) => ({
          ...columns,
          slug: `post-${batch}-${number}`,
          translation_group: `group-${batch}-${number}`,
        })),
      )
      .execute();
  const response = await createFeeds({ database, siteUrl }).request('/sitemap-en-1.xml');
  const urls = childrenOf(parseXml(await response.text()), 'url');
  expect(urls).toHaveLength(5_001 + 2 + staticPageIds.length);
});
