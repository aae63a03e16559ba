import { expect } from '@playwright/test';
import {
  languages,
  type PostOfApi,
  pathIn,
  staticPagePaths,
  topicPaths,
} from '../../support/browser/site-test.ts';
import { alternatesOf, contentsOf, linksOf, test } from '../../support/crawler/crawled-site.ts';

test('the sitemap lists every page, post, tag and category of each language, once', async ({
  site,
  request,
}) => {
  const expected: string[] = [];
  for (const language of languages) {
    const posts = await request.get(`/api/blog/posts?language=${language}&fields=summary`);
    const paths = (await posts.json()).flatMap((post: PostOfApi) => [
      `/blog/${post.slug}`,
      ...topicPaths(post),
    ]);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of new Set([...staticPagePaths, ...paths]))
      expected.push(encodeURI(site.origin + pathIn(language, path)));
  }
  expect(site.entries.map(({ url }) => url).toSorted()).toEqual(expected.toSorted());
});

test('links only lead to pages of the sitemap', ({ site }) => {
  const listed = new Set(site.entries.map(({ url }) => url));
  const isFile = /\.\w+$/;
  for (const page of site.pages) {
    const targets = page.anchors
      .map((href) => new URL(href, page.url))
      .filter(({ origin, pathname }) => origin === site.origin && !isFile.test(pathname))
      .filter(({ search }) => !search)
      .map(({ origin, pathname }) => origin + pathname);
    expect(
      targets.filter((url) => !listed.has(url)),
      page.url,
    ).toEqual([]);
  }
});

test('every page has one title, description, canonical URL and h1, different from every other page’s', ({
  site,
}) => {
  const taken = new Map<string, string>();
  for (const page of site.pages) {
    const direction = page.language === 'en' ? 'ltr' : 'rtl';
    expect([page.status, page.lang, page.dir], page.url).toEqual([200, page.language, direction]);
    expect(contentsOf(page, 'robots'), page.url).not.toContainEqual(expect.stringMatching(/no/));
    expect(linksOf(page, 'canonical'), page.url).toEqual([page.url]);
    expect([...page.headings, ''][0], page.url).toMatch(/\S/);
    expect(page.headings, page.url).toHaveLength(1);
    for (const [kind, texts] of [
      ['title', page.titles],
      ['description', contentsOf(page, 'description')],
    ] as const) {
      expect(texts, `${kind} of ${page.url}`).toEqual([expect.stringMatching(/\S{2}/)]);
      const key = `${kind} ${texts[0]}`;
      expect(taken.get(key), `${key} of ${page.url}`).toBeUndefined();
      taken.set(key, page.url);
    }
  }
});

test('every page names its languages as the sitemap does, and these pages name it', ({ site }) => {
  const sets = new Map(site.pages.map((page) => [page.url, alternatesOf(page)]));
  for (const { url, language, alternates } of site.entries) {
    const own = sets.get(url) ?? [];
    expect(own, url).toEqual(alternates);
    expect(own, url).toContain(`${language} ${url}`);
    expect(
      own.filter((one) => one.startsWith('x-default ')),
      url,
    ).toHaveLength(1);
    const tags = own.map((one) => one.split(' ')[0]);
    expect(new Set(tags).size, url).toBe(tags.length);
    // Every page of a set names the same set, and all are in the sitemap.
    for (const one of own)
      expect(sets.get(one.split(' ')[1] ?? ''), `${url} → ${one}`).toEqual(own);
  }
});

test('hidden pages have noindex, a title and a heading, and no canonical URL', ({ site }) => {
  for (const page of site.hidden) {
    const isPanel = page.url.endsWith('/admin');
    expect(page.status, page.url).toBe(isPanel ? 200 : 404);
    expect(contentsOf(page, 'robots'), page.url).toEqual([expect.stringMatching(/^noindex/)]);
    expect(page.titles, page.url).toEqual([expect.stringMatching(/\S{2}/)]);
    expect(linksOf(page, 'canonical'), page.url).toEqual([]);
    expect(alternatesOf(page), page.url).toEqual([]);
    // React renders the panel in the browser.
    if (!isPanel) expect(page.headings, page.url).toHaveLength(1);
  }
});
