import { describe, expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { type HeadContext, type PageMetadata, pageHead } from './page-head.ts';

const context: HeadContext = { siteUrl: 'https://site.example', language: 'en' };
const page: PageMetadata = { path: '/blog', title: 'Blog', description: 'What we learned' };

/** The head's tags by name, as a crawler reads them. */
function read(head: ReturnType<typeof pageHead>) {
  return {
    title: head.meta.flatMap((tag) => ('title' in tag ? [tag.title] : [])),
    named: Object.fromEntries(
      head.meta.flatMap((tag) => ('name' in tag ? [[tag.name, tag.content]] : [])),
    ),
    properties: Object.fromEntries(
      head.meta.flatMap((tag) => ('property' in tag ? [[tag.property, tag.content]] : [])),
    ),
    links: head.links,
  };
}

test('a page has a title, a description, an address and a preview, and nothing that it does not know', () => {
  expect(read(pageHead(context, page))).toEqual({
    title: ['Blog · Lutka'],
    named: {
      description: 'What we learned',
      'twitter:card': 'summary_large_image',
      'twitter:title': 'Blog',
      'twitter:description': 'What we learned',
      'twitter:image': 'https://site.example/share.png',
    },
    properties: {
      'og:type': 'website',
      'og:site_name': 'Lutka',
      'og:title': 'Blog',
      'og:description': 'What we learned',
      'og:url': 'https://site.example/blog',
      'og:image': 'https://site.example/share.png',
      'og:locale': 'en_US',
    },
    links: [{ rel: 'canonical', href: 'https://site.example/blog' }],
  });
});

test('an article adds its keywords, picture, author and times', () => {
  const { named, properties } = read(
    pageHead(context, {
      ...page,
      type: 'article',
      keywords: ['a', 'b c'],
      image: '/media/a.jpg',
      author: 'Dara Karim',
      publishedTime: '2026-11-01T09:00:00.000Z',
      modifiedTime: '2026-11-02T09:00:00.000Z',
    }),
  );
  expect(named).toMatchObject({
    keywords: 'a, b c',
    author: 'Dara Karim',
    'twitter:image': 'https://site.example/media/a.jpg',
  });
  expect(properties).toMatchObject({
    'og:type': 'article',
    'og:image': 'https://site.example/media/a.jpg',
    'article:author': 'Dara Karim',
    'article:published_time': '2026-11-01T09:00:00.000Z',
    'article:modified_time': '2026-11-02T09:00:00.000Z',
  });
});

describe('the address, name and locale are those of the language', () => {
  test.each([
    ['en', '/', 'https://site.example/', 'Lutka', 'en_US'],
    ['ar', '/', 'https://site.example/arabic', 'لوتكة', 'ar_AR'],
    ['ckb', '/', 'https://site.example/kurdish', 'لووتکە', 'cb_IQ'],
    ['en', '/blog/a', 'https://site.example/blog/a', 'Lutka', 'en_US'],
    ['ar', '/blog/a', 'https://site.example/arabic/blog/a', 'لوتكة', 'ar_AR'],
    ['ckb', '/blog/a', 'https://site.example/kurdish/blog/a', 'لووتکە', 'cb_IQ'],
  ] as const)('%s %s', (language, path, url, name, locale) => {
    const head = read(pageHead({ ...context, language }, { ...page, path }));
    expect(head.links).toEqual([{ rel: 'canonical', href: url }]);
    expect(head.properties).toMatchObject({
      'og:url': url,
      'og:site_name': name,
      'og:locale': locale,
    });
    expect(head.title).toEqual([`Blog · ${name}`]);
  });

  test.each(languages)('or of the text where that differs, as seen from %s', (language) => {
    const head = read(pageHead({ ...context, language }, { ...page, contentLanguage: 'ckb' }));
    expect(head.links).toEqual([{ rel: 'canonical', href: 'https://site.example/kurdish/blog' }]);
    expect(head.properties['og:locale']).toBe('cb_IQ');
  });
});

test('while the texts are on their way the company stands for them', () => {
  const head = read(
    pageHead(
      { ...context, language: 'ar' },
      { path: '/', title: undefined, description: undefined },
    ),
  );
  expect(head.title).toEqual(['لوتكة']);
  expect(head.properties['og:title']).toBe('لوتكة');
  expect(head.named).not.toHaveProperty('description');
  expect(head.properties).not.toHaveProperty('og:description');
});

test('empty values write no tag', () => {
  const { named } = read(pageHead(context, { ...page, description: '', keywords: [], author: '' }));
  expect(Object.keys(named)).toEqual(['twitter:card', 'twitter:title', 'twitter:image']);
});
