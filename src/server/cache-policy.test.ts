import { describe, expect, test } from 'vitest';
import { feedFormats } from '#feed-formats.ts';
import { languages } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { cachePolicyFor, tagsForPost, topicsTag } from './cache-policy.ts';

const feedsOfAllLanguages = languages.flatMap((language) =>
  feedFormats.map(({ path }) => pathInLanguage(path, language)),
);

const keyOf = (url: string) => cachePolicyFor(url)?.key;

test.each([
  '/',
  '/arabic',
  '/kurdish/about',
  '/privacy',
  '/blog?q=a&tag=b&tag=c',
  '/kurdish/blog/a-post',
  '/arabic/blog/tag/online-shop',
  '/blog/category/tutorials',
  '/api/blog/posts?fields=summary&language=ckb&limit=50&published=true',
  '/api/blog/posts?limit=49',
  '/api/blog/posts?limit=1000000000',
  '/api/blog/posts/a-post',
  '/api/legal/privacy?language=ar',
  ...feedsOfAllLanguages,
  '/sitemap-ckb-1.xml',
  '/.well-known/security.txt',
  '/whatsapp-channel.svg',
  '/kurdish/offline',
  '/offline-worker.js',
])('%s is cached under itself', (url) => expect(keyOf(url)).toBe(url));

test.each([
  ['/?utm_source=x&fbclid=1', '/'],
  ['/?', '/'],
  ['/?p=', '/'],
  ['/?p=x', '/'],
  ['/arabic?p=12', '/arabic'],
  ['/blog?utm_source=x&tag=b&q=a', '/blog?q=a&tag=b'],
  ['/blog?tag=c&tag=b', '/blog?tag=c&tag=b'],
  ['/blog/a-post?q=a', '/blog/a-post'],
  ['/blog?q=%D8%A7', '/blog?q=%D8%A7'],
  ['/blog?q=fonts?x', '/blog?q=fonts%3Fx'],
  ['/blog?q=a??&tag=?', '/blog?q=a%3F%3F&tag=%3F'],
  ['/api/blog/posts?limit=999999999&x=1', '/api/blog/posts?limit=50'],
  ['/blog?q=a b'.replace(' ', '%20'), '/blog?q=a+b'],
])('%s shares the response of %s', (url, key) => {
  expect(keyOf(url)).toBe(key);
  expect(keyOf(key)).toBe(key);
});

test.each([
  '/about?lang=ar',
  '/?p=12',
  '/about/',
  '//about',
  '/english/about',
  '/arabic/kurdish',
  '/nowhere',
  '/admin',
  '/admin/dashboard?tab=posts',
  '/api/admin/posts',
  '/api/nothing',
  '/arabic/api/blog/posts',
  '/kurdish/api/legal/terms',
  '/kurdish/sitemap.xml',
  '/arabic/robots.txt',
  '/arabic/llms.txt',
  '/arabic/whatsapp-channel.svg',
  '/arabic/offline-worker.js',
  '/offline-workerxjs',
  '/rssxxml',
  '/rss.xml.xml',
  '/Blog',
  '/p/1',
  '/blog/A%20post',
  '/blog/a/b',
  '/blog/tag/A',
  '/blog/tag/a/b',
  '/blog/category/%D8%A7',
  'http://elsewhere.example/about',
  '*',
  '',
  `/blog?q=${'a'.repeat(2_000)}`,
])('%s is not cached', (url) => expect(cachePolicyFor(url)).toBeNull());

describe('a changed post purges', () => {
  const isPurged = (url: string) =>
    cachePolicyFor(url)?.tags.some((tag) => tagsForPost('a-post').includes(tag));

  test.each([
    '/blog',
    '/arabic/blog?q=x',
    '/blog/a-post',
    '/kurdish/blog/a-post',
    '/api/blog/posts',
    '/api/blog/posts/a-post',
    ...feedsOfAllLanguages,
    '/llms.txt',
    '/sitemap.xml',
  ])('%s', (url) => expect(isPurged(url)).toBe(true));

  test.each(['/', '/about', '/blog/another-post', '/api/legal/terms'])('not %s', (url) =>
    expect(isPurged(url)).toBe(false),
  );

  test.each(['/arabic/blog/tag/a-post', '/blog/category/tutorials', '/kurdish/blog/series/a-shop'])(
    'not %s, which it marks stale',
    (url) => {
      expect(isPurged(url)).toBe(false);
      expect(cachePolicyFor(url)?.tags).toEqual([topicsTag]);
    },
  );
});
