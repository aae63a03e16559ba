import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { topicKinds } from '#domain/topics/index.ts';
import { listSitePages } from '#feeds/site-pages.ts';
import { writeSitemap } from '#feeds/sitemap.ts';
import { languages } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { type PageRegistry, pageIds, pages, pathPattern, staticPageIds } from './pages.ts';
import { cachePolicyFor, createCachePolicies } from './server/cache-policy.ts';

/** The registry with a seventh page, which uses existing messages. */
const withPromises: PageRegistry = {
  ...pages,
  promises: {
    path: '/promises',
    folder: 'home',
    summary: ['guarantee.title', 'guarantee.text'],
  },
};

test('a new page is cached in every language', () => {
  const policyFor = createCachePolicies(withPromises);
  for (const language of languages) {
    const path = pathInLanguage('/promises', language);
    expect(policyFor(`${path}?utm_source=x`)?.key).toBe(path);
    expect(cachePolicyFor(path)).toBeNull();
  }
  for (const path of ['/promises/', '/promise', '/promises/x', '/a/promises'])
    expect(policyFor(path), path).toBeNull();
});

test('a new page is in every sitemap with its languages', async () => {
  const context = { siteUrl: 'https://site.example', limit: 50, registry: withPromises };
  for (const language of languages) {
    const xml = await writeSitemap(context, [], `/sitemap-${language}-1.xml`);
    const path = pathInLanguage('/promises', language);
    expect(xml).toContain(`<url><loc>https://site.example${path}</loc>`);
    expect(xml?.match(/hreflang="[\w-]+" href="[^"]+\/promises"/g)).toHaveLength(
      4 * languages.length - 8,
    );
  }
});

test('a new page has its title and description in every language', async () => {
  const summaries = await Promise.all(
    languages.map(async (language) => {
      const listed = await listSitePages(language, withPromises);
      return listed.find(({ path }) => path === '/promises');
    }),
  );
  for (const key of ['title', 'description'] as const) {
    const texts = summaries.map((summary) => summary?.[key]);
    for (const text of texts) expect(text).toMatch(/\p{L}/u);
    expect(new Set(texts).size).toBe(languages.length);
  }
});

test('every page has a route file, and every route file has a page', () => {
  const folder = 'src/routes/{-$prefix}/';
  // `route.tsx` is the layout of a folder, `$.tsx` is the page of unknown paths.
  const routes = globSync('src/routes/*/**/*.tsx')
    .filter((file) => file.startsWith(folder) && !/(?:^|\/)(?:route|\$)\.tsx$/.test(file))
    .map((file) => `/${file.slice(folder.length).replace(/(?:\/?index)?\.tsx$/, '')}`);
  // A review link is a secret, and the offline list differs on each device: no list of pages has them.
  const listed = routes.filter((route) => !['/review/$token', '/offline'].includes(route));
  expect(listed).toHaveLength(routes.length - 2);
  // One route has the pages of all kinds of topics.
  const expanded = listed.flatMap((route) =>
    topicKinds.map((kind) => route.replace('$kind', kind)),
  );
  expect([...new Set(expanded)].sort()).toEqual(
    Object.values(pages)
      .map(({ path }) => path)
      .sort(),
  );
});

test('every page has a folder with its style', () => {
  for (const { folder } of Object.values(pages))
    expect(existsSync(`src/site/${folder}/page.css`), folder).toBe(true);
});

test('no two pages have the same path', () => {
  for (const { path } of Object.values(pages)) {
    const sample = path.replace(/\$\w+/, 'a-name');
    expect(Object.values(pages).filter((page) => pathPattern(page).test(sample))).toHaveLength(1);
  }
});

test('a page of a slug has many paths, each named by its slug', () => {
  expect(pathPattern(pages.tag).exec('/blog/tag/online-shop')?.groups).toEqual({
    topic: 'online-shop',
  });
  for (const path of ['/blog/tag/', '/blog/tag/A', '/blog/tag/a/b', '/blog/tag/%D8%A7'])
    expect(pathPattern(pages.tag).test(path), path).toBe(false);
  const withSlug = pageIds.filter((id) => !staticPageIds.some((staticId) => staticId === id));
  expect(withSlug).toEqual(['post', 'tag', 'category', 'series']);
});
