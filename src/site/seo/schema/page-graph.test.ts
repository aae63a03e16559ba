import { describe, expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { postHead } from '#site/blog/post/post-head.ts';
import { ServerHtml } from '#site/delivery/server-html.tsx';
import { renderedPost } from '../../../../tests/support/sample-public-post.ts';
import { pageHead } from '../page-head.ts';
import type { HeadContext } from '../page-metadata.ts';
import { headFromMessages, staticPageHead } from '../static-page-head.ts';

const siteUrl = 'https://site.example';

type Thing = { '@type': string; [property: string]: unknown };

/** The properties that Google wants for each type (developers.google.com/search/docs/appearance/structured-data). */
const required: Record<string, string[]> = {
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ImageObject: ['url'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'item'],
  Organization: ['name', 'url', 'logo'],
  Person: ['name'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  ProfessionalService: ['name', 'address', 'url', 'telephone', 'openingHours'],
  WebSite: ['name', 'url'],
};

const pages = {
  home: (context: HeadContext) => headFromMessages(context, 'home', { page: 'home' }),
  about: (context: HeadContext) => headFromMessages(context, 'about', { page: 'about' }),
  portfolio: (context: HeadContext) =>
    headFromMessages(context, 'portfolio', { page: 'portfolio' }),
  blog: (context: HeadContext) =>
    headFromMessages(context, 'blog', { page: 'blog', posts: sixPosts(context) }),
  post: (context: HeadContext) => postHead(context, renderedPost(context)),
  tag: tagHead,
  series: seriesHead,
  privacy: (context: HeadContext) =>
    staticPageHead(
      context,
      'privacy',
      { title: 'Privacy', description: 'Plain' },
      { page: 'privacy', updated: '2025-08-02' },
    ),
};

function tagHead(context: HeadContext) {
  const path = '/blog/tag/web';
  return pageHead(context, {
    path,
    versions: [
      { language: 'en', path },
      { language: 'ar', path },
    ],
    title: 'On web',
    description: 'All on web',
    content: { page: 'tag', posts: sixPosts(context) },
  });
}

function seriesHead(context: HeadContext) {
  return pageHead(context, {
    path: '/blog/series/shop',
    title: 'The series shop',
    description: 'All parts',
    content: { page: 'series', name: 'Shop', posts: sixPosts(context) },
  });
}

function sixPosts(context: HeadContext) {
  return [1, 2, 3, 4, 5, 6].map((id) => renderedPost({ ...context, id, slug: `post-${id}` }));
}

async function readGraph(head: ReturnType<(typeof pages)['home']>): Promise<Thing[]> {
  const { scripts } = await head;
  expect(scripts).toHaveLength(1);
  const { '@context': vocabulary, '@graph': graph } = JSON.parse(scripts[0]?.children ?? '');
  expect(vocabulary).toBe('https://schema.org');
  return graph;
}

/** Every object of a graph, at any depth. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [{ ...value }, ...inside];
}

function one(graph: Thing[], type: string): Thing {
  const found = graph.filter((thing) => thing['@type'] === type);
  expect(found).toHaveLength(1);
  return found[0] ?? { '@type': '' };
}

describe.each(languages)('in %s', (language) => {
  const context: HeadContext = { siteUrl, language };

  test.each([
    ['home', ['WebPage', 'ProfessionalService', 'FAQPage']],
    ['about', ['AboutPage', 'BreadcrumbList', 'Person', 'Person', 'Person', 'Person', 'Person']],
    ['portfolio', ['CollectionPage', 'BreadcrumbList', 'ItemList']],
    ['blog', ['CollectionPage', 'BreadcrumbList', 'Blog']],
    ['post', ['WebPage', 'BreadcrumbList', 'BlogPosting']],
    ['tag', ['CollectionPage', 'BreadcrumbList', 'ItemList']],
    ['series', ['CollectionPage', 'BreadcrumbList', 'CreativeWorkSeries', 'ItemList']],
    ['privacy', ['WebPage', 'BreadcrumbList']],
  ] as const)('the graph of the page «%s» is whole', async (name, types) => {
    const graph = await readGraph(pages[name](context));
    expect(graph.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite', ...types]);
    const objects = objectsIn(graph);
    for (const object of objects) {
      for (const property of required[String(object['@type'])] ?? [])
        expect(object, `${object['@type']} ${property}`).toHaveProperty(property);
      for (const text of Object.values(object)) expect(text).not.toBe('');
    }
    const names = graph.map((thing) => thing['@id']);
    expect(new Set(names).size).toBe(names.length);
    const referred = objects.filter((object) => Object.keys(object).join() === '@id');
    // The blog of a post is described on another page.
    const elsewhere = name === 'post' ? [expect.stringMatching(/\/blog#blog$/)] : [];
    for (const { '@id': id } of referred) expect([...names, ...elsewhere]).toContainEqual(id);
  });
});

const english: HeadContext = { siteUrl, language: 'en' };

test('the home page has the company’s facts that it shows', async () => {
  const graph = await readGraph(pages.home(english));
  expect(one(graph, 'ProfessionalService')).toMatchObject({
    email: 'sales@lutka.krd',
    openingHours: 'Mo-Fr 09:00-18:00',
    currenciesAccepted: 'USD, EUR, IQD',
    knowsLanguage: ['en', 'ar', 'ckb'],
    address: { addressLocality: 'Sulaymaniyah', addressCountry: 'IQ' },
  });
});

test('lists name their first five entries', async () => {
  const { blogPost } = one(await readGraph(pages.blog(english)), 'Blog');
  expect(blogPost).toHaveLength(5);
  expect(blogPost).toMatchObject([{ url: 'https://site.example/blog/post-1' }, {}, {}, {}, {}]);
  const { itemListElement } = one(await readGraph(pages.portfolio(english)), 'ItemList');
  const articles = one(await readGraph(pages.tag(english)), 'ItemList').itemListElement;
  expect(articles).toHaveLength(5);
  expect(articles).toMatchObject([
    { item: { '@id': `${siteUrl}/blog/post-1#post` } },
    {},
    {},
    {},
    {},
  ]);
  expect(itemListElement).toHaveLength(5);
  expect(itemListElement).toMatchObject([
    { item: { name: 'All-in-one Kurdish app' } },
    {},
    {},
    {},
    {},
  ]);
});

test('a tag has a canonical URL, its languages, and the blog before it', async () => {
  const head = await pages.tag(english);
  expect(head.meta).toContainEqual({ title: 'On web · Lutka' });
  expect(head.links).toMatchObject([
    { rel: 'canonical', href: `${siteUrl}/blog/tag/web` },
    { hrefLang: 'en', href: `${siteUrl}/blog/tag/web` },
    { hrefLang: 'ar', href: `${siteUrl}/arabic/blog/tag/web` },
    { hrefLang: 'x-default', href: `${siteUrl}/blog/tag/web` },
  ]);
  const steps = one(await readGraph(pages.tag(english)), 'BreadcrumbList').itemListElement;
  expect(steps).toMatchObject([{ name: 'Home' }, { name: 'Blog' }, { name: 'On web' }]);
});

test('a post has its length, pictures, author and breadcrumbs', async () => {
  const graph = await readGraph(pages.post(english));
  expect(one(graph, 'BlogPosting')).toMatchObject({
    inLanguage: 'en',
    wordCount: 800,
    keywords: ['web'],
    author: { name: 'Dara Karim', url: 'https://site.example/about#member5' },
    image: [
      { url: expect.stringContaining('/share/post-7-'), width: '1200', height: '630' },
      {
        url: 'https://site.example/media/0123456789abcdef0123456789abcdef.jpg',
        width: '1200',
        height: '800',
      },
    ],
  });
  expect(one(graph, 'BreadcrumbList').itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: 'https://site.example/' },
    { position: 2, name: 'Blog', item: 'https://site.example/blog' },
    { position: 3, name: 'A title', item: 'https://site.example/blog/in-en' },
  ]);
});

test('a part of a series names the blog and the series, as the page of the series names itself', async () => {
  const series = {
    name: 'Shop',
    path: '/blog/series/shop',
    part: 2,
    place: new ServerHtml('x', ''),
  };
  const post = one(
    await readGraph(postHead(english, renderedPost({ language: 'en', series }))),
    'BlogPosting',
  );
  const described = one(await readGraph(pages.series(english)), 'CreativeWorkSeries');
  expect(described).toMatchObject({ name: 'Shop', url: `${siteUrl}/blog/series/shop` });
  expect(post).toMatchObject({
    position: 2,
    isPartOf: [{ '@id': `${siteUrl}/blog#blog` }, described],
  });
});

test('a translation names the English post, which names its translations', async () => {
  const versions = languages.map((language) => ({ language, slug: `in-${language}` }));
  const [en, ar, ckb] = await Promise.all(
    versions.map(async ({ language }) => {
      const translations = versions.filter((version) => version.language !== language);
      const post = renderedPost({ language, translations });
      return one(await readGraph(postHead({ siteUrl, language }, post)), 'BlogPosting');
    }),
  );
  expect(en?.workTranslation).toEqual([{ '@id': ar?.['@id'] }, { '@id': ckb?.['@id'] }]);
  expect(ar?.translationOfWork).toEqual({ '@id': en?.['@id'] });
  expect(ckb?.translationOfWork).toEqual({ '@id': en?.['@id'] });
  expect(en).not.toHaveProperty('translationOfWork');
});
