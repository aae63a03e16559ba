import { describe, expect } from 'vitest';
import { createPost, deletePost } from '#domain/posts/index.ts';
import { feedFormats } from '#feed-formats.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { testOnFile as test } from '../../tests/support/each-engine.ts';
import { childrenOf, parseXml, textOf } from '../../tests/support/parse-xml.ts';
import { samplePost } from '../../tests/support/sample-post.ts';
import { createFeeds } from './index.ts';

const siteUrl = 'https://site.example';
const hostile = 'a ]]> b ]]> & <b> "c" \u0000\u0008\u001b\ufffe\ud800 &amp; </title>';
/** A database stores half a surrogate pair as U+FFFD. */
const hostileAsRead = 'a ]] > b ]] > & <b> "c" \ufffd &amp; </title>';

type Site = ReturnType<typeof createFeeds>;

async function readRss(site: Site, path = '/rss.xml') {
  const channel = childrenOf(parseXml(await (await site.request(path)).text()), 'channel')[0];
  return { channel, items: childrenOf(channel, 'item') };
}

async function readAtom(site: Site, path = '/atom.xml') {
  const feed = parseXml(await (await site.request(path)).text());
  return { feed, entries: childrenOf(feed, 'entry') };
}

async function readJson(site: Site, path = '/feed.json') {
  return await (await site.request(path)).json();
}

const kurdish = samplePost({
  language: 'ckb',
  title: 'دوو',
  description: 'بە C++',
  content: '[a](/about) ![b](/media/c.jpg)\n\n`]]>`',
  tags: ['وێب', 'Kurdish', '[hidden'],
  publishedAt: new Date('2100-11-01T09:00:00Z'),
});

const page = `${siteUrl}/kurdish/blog/du`;
const cover = `${siteUrl}/media/00000000000000000000000000000000.jpg`;
const html = `<div lang="ckb" dir="rtl">
<p><img src="${cover}" alt="A picture"></p>
<p><a href="${siteUrl}/about">a</a> <img src="${siteUrl}/media/c.jpg" alt="b"></p>
<p><code dir="ltr">]]&gt;</code></p>
</div>`;

describe('a post in its feed', () => {
  test('RSS', async ({ database }) => {
    const { id } = await createPost(database, kurdish);
    const { channel, items } = await readRss(
      createFeeds({ database, siteUrl }),
      '/kurdish/rss.xml',
    );
    expect(textOf(channel, 'title')).toContain('لووتکە');
    expect(textOf(channel, 'language')).toBe('ckb');
    expect(textOf(channel, 'link')).toBe(`${siteUrl}/kurdish/blog`);
    expect(childrenOf(channel, 'atom:link')[0]?.attributes).toEqual({
      href: `${siteUrl}/kurdish/rss.xml`,
      rel: 'self',
      type: 'application/rss+xml',
    });
    expect(
      items[0]?.children.map(({ name, text, attributes }) => [name, text, attributes]),
    ).toEqual([
      ['title', 'دوو', {}],
      ['link', page, {}],
      ['guid', `${siteUrl}/p/${id}`, { isPermaLink: 'false' }],
      ['pubDate', 'Mon, 01 Nov 2100 09:00:00 GMT', {}],
      ['description', 'بە C++', {}],
      ['content:encoded', html, {}],
      ['category', 'وێب', {}],
      ['enclosure', '', { url: cover, type: 'image/jpeg', length: '0' }],
      ['dc:creator', 'Dara Karim', {}],
    ]);
  });

  test('Atom', async ({ database }) => {
    const { id } = await createPost(database, kurdish);
    const { feed, entries } = await readAtom(
      createFeeds({ database, siteUrl }),
      '/kurdish/atom.xml',
    );
    expect(feed.attributes).toEqual({ 'xml:lang': 'ckb', xmlns: 'http://www.w3.org/2005/Atom' });
    expect(textOf(feed, 'id')).toBe(`${siteUrl}/kurdish/atom.xml`);
    expect(textOf(feed, 'updated')).toBe('2100-11-01T09:00:00.000Z');
    expect(childrenOf(feed, 'link').map(({ attributes }) => attributes)).toEqual([
      { rel: 'alternate', href: `${siteUrl}/kurdish/blog` },
      { rel: 'self', href: `${siteUrl}/kurdish/atom.xml` },
    ]);
    const [entry] = entries;
    expect(textOf(entry, 'id')).toBe(`${siteUrl}/p/${id}`);
    expect(textOf(entry, 'content')).toBe(html);
    expect(textOf(entry, 'published')).toBe('2100-11-01T09:00:00.000Z');
    expect(textOf(childrenOf(entry, 'author')[0], 'name')).toBe('Dara Karim');
    expect(childrenOf(entry, 'category').map(({ attributes }) => attributes)).toEqual([
      { term: 'وێب' },
    ]);
    expect(childrenOf(entry, 'link').map(({ attributes }) => attributes)).toEqual([{ href: page }]);
  });

  test('JSON Feed', async ({ database }) => {
    const { id } = await createPost(database, kurdish);
    expect(await readJson(createFeeds({ database, siteUrl }), '/kurdish/feed.json')).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      language: 'ckb',
      home_page_url: `${siteUrl}/kurdish/blog`,
      feed_url: `${siteUrl}/kurdish/feed.json`,
      items: [
        {
          id: `${siteUrl}/p/${id}`,
          url: page,
          title: 'دوو',
          content_html: html,
          image: cover,
          date_published: '2100-11-01T09:00:00.000Z',
          date_modified: '2100-11-01T09:00:00.000Z',
          authors: [{ name: 'Dara Karim' }],
          tags: ['وێب'],
        },
      ],
    });
  });
});

test('any text results in a valid feed', async ({ database }) => {
  const fields = { title: hostile, description: hostile, author: hostile, imageAlt: hostile };
  await createPost(
    database,
    samplePost({
      ...fields,
      content: `${hostile}\n\n    ${hostile}`,
      tags: ['a & "b" <c> \u0007'],
    }),
  );
  const site = createFeeds({ database, siteUrl });
  const { items } = await readRss(site);
  expect(textOf(items[0], 'title')).toBe(hostileAsRead);
  expect(textOf(items[0], 'category')).toBe('a & "b" <c> ');
  const { entries } = await readAtom(site);
  expect(textOf(entries[0], 'title')).toMatch(/^a \]\]&gt; b \]\]&gt; &amp; &lt;b&gt; /);
  expect(childrenOf(entries[0], 'category')[0]?.attributes).toEqual({ term: 'a & "b" c> ' });
  const json = await readJson(site);
  expect(json.items[0].title).toMatch(/^a \]\]> b \]\]> & <b> "c"/);
  for (const text of [textOf(items[0], 'content:encoded'), textOf(entries[0], 'content')])
    expect(text).not.toMatch(/<b>|<\/title>/);
});

test('a language without posts has feeds that do not change', async ({ database }) => {
  const site = createFeeds({ database, siteUrl });
  expect((await readRss(site)).items).toEqual([]);
  expect((await readAtom(site)).entries).toEqual([]);
  expect((await readJson(site)).items).toEqual([]);
  expect(textOf((await readAtom(site)).feed, 'updated')).toBe('1970-01-01T00:00:00.000Z');
});

test('a view does not change a feed, and an edit changes it at once', async ({ database }) => {
  const { id } = await createPost(database, samplePost({ title: 'One' }));
  await createPost(database, samplePost({ title: 'Two' }));
  const site = createFeeds({ database, siteUrl });
  const text = async () => await (await site.request('/rss.xml')).text();
  const before = await text();
  await database.updateTable('posts').set({ views: 7, comments: 1 }).execute();
  expect(await text()).toBe(before);
  await deletePost(database, id);
  expect((await readRss(site)).items.map((item) => textOf(item, 'title'))).toEqual(['Two']);
});

test('a feed has its content type and is not indexed', async ({ database }) => {
  const site = createFeeds({ database, siteUrl });
  for (const { path, type } of feedFormats) {
    const { headers } = await site.request(pathInLanguage(path, 'ckb'));
    expect(headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    expect(headers.get('x-robots-tag')).toBe('noindex');
  }
});

test('other paths are unknown', async ({ database }) => {
  const site = createFeeds({ database, siteUrl });
  for (const path of ['/rss.xml/', '/english/rss.xml', '/ckb/rss.xml', '/rss', '/blog/rss.xml'])
    expect((await site.request(path)).status, path).toBe(404);
});
