import { expect } from '@playwright/test';
import { languages } from '../../support/browser/site-test.ts';
import { readText, test } from '../../support/crawler/crawled-site.ts';
import { childrenOf, parseXml, textOf, type XmlElement } from '../../support/parse-xml.ts';

type Item = { id: string; url: string; title: string; html: string; published: string };

type ReadFeed = { self: string; title: string; home: string; language: string; items: Item[] };

const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const rfc822 = /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/;

/** Reads each format by its specification. A missing required element throws. */
const formats: Record<string, (text: string) => ReadFeed> = {
  // https://www.rssboard.org/rss-specification and the profile beside it
  'application/rss+xml': (text) => {
    const rss = parseXml(text);
    expect([rss.name, rss.attributes.version]).toEqual(['rss', '2.0']);
    const channel = only(rss, 'channel');
    expect(only(channel, 'description').text).toMatch(/\S/);
    return {
      self: only(channel, 'atom:link').attributes.href ?? '',
      title: only(channel, 'title').text,
      home: only(channel, 'link').text,
      language: only(channel, 'language').text,
      items: childrenOf(channel, 'item').map((item) => {
        expect(only(item, 'pubDate').text).toMatch(rfc822);
        return {
          id: only(item, 'guid').text,
          url: only(item, 'link').text,
          title: only(item, 'title').text,
          html: only(item, 'content:encoded').text,
          published: new Date(only(item, 'pubDate').text).toISOString(),
        };
      }),
    };
  },
  // RFC 4287, 4.1.1 and 4.1.2
  'application/atom+xml': (text) => {
    const feed = parseXml(text);
    expect([feed.name, feed.attributes.xmlns]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
    expect(new URL(only(feed, 'id').text).href).toBe(only(feed, 'id').text);
    expect(only(feed, 'updated').text).toMatch(rfc3339);
    return {
      self: linkOf(feed, 'self'),
      title: only(feed, 'title').text,
      home: linkOf(feed, 'alternate'),
      language: feed.attributes['xml:lang'] ?? '',
      items: childrenOf(feed, 'entry').map((entry) => {
        expect(only(entry, 'updated').text).toMatch(rfc3339);
        expect(textOf(only(entry, 'author'), 'name')).toMatch(/\S/);
        expect(only(entry, 'content').attributes.type).toBe('html');
        return {
          id: only(entry, 'id').text,
          url: linkOf(entry, 'alternate'),
          title: only(entry, 'title').text,
          html: only(entry, 'content').text,
          published: new Date(only(entry, 'published').text).toISOString(),
        };
      }),
    };
  },
  // https://www.jsonfeed.org/version/1.1/
  'application/feed+json': (text) => {
    const feed = JSON.parse(text);
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
    return {
      self: feed.feed_url,
      title: feed.title,
      home: feed.home_page_url,
      language: feed.language,
      items: feed.items.map((item: Record<string, string>) => {
        expect(item.date_published).toMatch(rfc3339);
        return {
          id: item.id,
          url: item.url,
          title: item.title,
          html: item.content_html,
          published: item.date_published,
        };
      }),
    };
  },
};

for (const language of languages)
  test(`${language}: every page links three valid feeds with the same posts`, async ({ site }) => {
    const pages = site.pages.filter((page) => page.language === language);
    const feedsOf = ({ links }: (typeof pages)[number]) =>
      links.flatMap(({ type, href }) =>
        type && type in formats ? [{ type, url: new URL(href, site.origin).href }] : [],
      );
    const feeds = pages[0] ? feedsOf(pages[0]) : [];
    expect(feeds.map(({ type }) => type)).toEqual(Object.keys(formats));
    for (const page of pages) expect(feedsOf(page), page.url).toEqual(feeds);

    const blog = pages.find(({ url }) => url.endsWith('/blog'))?.url;
    const posts = pages.filter(({ url }) => /\/blog\/[^/]+$/.test(url)).map(({ url }) => url);
    let first: Item[] | undefined;
    for (const { type, url } of feeds) {
      const response = await fetch(url);
      expect(response.headers.get('content-type'), url).toContain(type);
      const etag = response.headers.get('etag') ?? '';
      const again = await fetch(url, { headers: { 'If-None-Match': etag } });
      expect(again.status, url).toBe(304);

      const feed = formats[type]?.(await response.text());
      expect(feed, url).toMatchObject({ self: url, home: blog, language });
      expect(feed?.title, url).toMatch(/\S/);
      const items = feed?.items ?? [];
      expect(items.map((item) => encodeURI(decodeURI(item.url))).toSorted()).toEqual(
        posts.toSorted(),
      );
      expect(new Set(items.map(({ id }) => id)).size).toBe(posts.length);
      first ??= items;
      expect(items.map(withSecond)).toEqual(first.map(withSecond));
      // A feed reader shows the text under another URL, so links must be absolute.
      for (const { html } of items) expect(html).not.toMatch(/\b(?:src|href)="(?!https?:|mailto:)/);
    }
    expect(await (await fetch(first?.[0]?.id ?? '')).url).toBe(first?.[0]?.url);
  });

test('files for crawlers and phones exist', async ({ site }) => {
  const { origin } = site;
  expect(await readText(`${origin}/robots.txt`)).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(await readText(`${origin}/.well-known/security.txt`)).toMatch(/^Contact: /);
  const llms = await readText(`${origin}/llms.txt`);
  // The pages of tags and categories say nothing that the articles don't.
  for (const { url } of site.entries)
    if (!/\/blog\/(?:tag|category)\//.test(url)) expect(llms).toContain(`](${url})`);
});

/** RSS has times to the second. */
function withSecond({ published, ...item }: Item) {
  return { ...item, published: published.slice(0, 19) };
}

/** The only child with this name. */
function only(element: XmlElement, name: string): XmlElement {
  const found = childrenOf(element, name);
  expect(found, `${name} in ${element.name}`).toHaveLength(1);
  return found[0] ?? element;
}

function linkOf(element: XmlElement, rel: string): string {
  const links = childrenOf(element, 'link').filter(
    ({ attributes }) => (attributes.rel ?? 'alternate') === rel,
  );
  expect(links, `${rel} of ${element.name}`).toHaveLength(1);
  return links[0]?.attributes.href ?? '';
}
