import { describe, expect, test } from 'vitest';
import {
  languageOfPath,
  languageOfPrefix,
  languageQueryRedirect,
  pathInLanguage,
} from './paths.ts';

test.each([
  [undefined, 'en'],
  ['arabic', 'ar'],
  ['kurdish', 'ckb'],
  ['blog', null],
  ['Arabic', null],
  ['ar', null],
  ['', null],
])('the prefix %j is the language %j', (segment, language) => {
  expect(languageOfPrefix(segment)).toBe(language);
});

test.each([
  ['/', 'en'],
  ['', 'en'],
  ['/blog', 'en'],
  ['/blog/arabic', 'en'],
  ['/arabic', 'ar'],
  ['/arabic/', 'ar'],
  ['/arabic/blog/a-post', 'ar'],
  ['/arabica', 'en'],
  ['/kurdish', 'ckb'],
  ['/kurdish/arabic', 'ckb'],
])('%s is in %s', (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});

describe('pathInLanguage', () => {
  describe.each([
    ['the root', '/', '/arabic', '/kurdish'],
    ['a page', '/blog', '/arabic/blog', '/kurdish/blog'],
    ['a deep page', '/blog/a-post', '/arabic/blog/a-post', '/kurdish/blog/a-post'],
    ['a path with a prefix inside', '/blog/arabic', '/arabic/blog/arabic', '/kurdish/blog/arabic'],
  ])('%s', (_name, en, ar, ckb) => {
    const paths = { en, ar, ckb };
    test.each([
      ['en', 'en'],
      ['en', 'ar'],
      ['en', 'ckb'],
      ['ar', 'en'],
      ['ar', 'ar'],
      ['ar', 'ckb'],
      ['ckb', 'en'],
      ['ckb', 'ar'],
      ['ckb', 'ckb'],
    ] as const)('from %s to %s', (from, to) => {
      expect(pathInLanguage(paths[from], to)).toBe(paths[to]);
    });
  });

  test.each([
    ['/arabic/', 'en', '/'],
    ['/arabic/', 'ckb', '/kurdish'],
    ['/blog/', 'ar', '/arabic/blog'],
    ['//arabic//blog', 'en', '/blog'],
    ['', 'ar', '/arabic'],
  ] as const)('%j in %s is %s', (path, language, expected) => {
    expect(pathInLanguage(path, language)).toBe(expected);
  });

  test('removes only one prefix', () => {
    expect(pathInLanguage('/arabic/kurdish/blog', 'en')).toBe('/kurdish/blog');
  });
});

describe('languageQueryRedirect', () => {
  test.each(['', '?q=ar', '?LANG=ar', '?language=ar', '?xlang=ar'])(
    '«%s» causes no redirect',
    (search) => {
      expect(languageQueryRedirect({ pathname: '/blog', search })).toBeNull();
    },
  );

  test.each([
    ['?lang=ar', '/arabic/blog'],
    ['?lang=ckb', '/kurdish/blog'],
    ['?lang=en', '/blog'],
    ['?lang=AR', '/blog'],
    ['?lang=ku', '/blog'],
    ['?lang=arabic', '/blog'],
    ['?lang=', '/blog'],
    ['?lang', '/blog'],
    ['?lang=%F0%9F', '/blog'],
    ['?lang=__proto__', '/blog'],
    ['?lang=https://evil.com', '/blog'],
    ['?lang=//evil.com', '/blog'],
  ])('%s leads to %s from every language', (search, expected) => {
    for (const pathname of ['/blog', '/arabic/blog', '/kurdish/blog']) {
      expect(languageQueryRedirect({ pathname, search })).toBe(expected);
    }
  });

  test('the root becomes only the prefix', () => {
    expect(languageQueryRedirect({ pathname: '/', search: '?lang=ar' })).toBe('/arabic');
    expect(languageQueryRedirect({ pathname: '/arabic', search: '?lang=en' })).toBe('/');
  });

  test('uses the first of a repeated lang, and removes all', () => {
    const search = '?lang=ckb&lang=ar&lang=xx';
    expect(languageQueryRedirect({ pathname: '/blog', search })).toBe('/kurdish/blog');
  });

  test('keeps the other parameters in their order', () => {
    const search = '?tag=b&q=a+b&lang=ar&tag=a&x=1%262';
    expect(languageQueryRedirect({ pathname: '/blog', search })).toBe(
      '/arabic/blog?tag=b&q=a+b&tag=a&x=1%262',
    );
  });

  test('never redirects twice', () => {
    const target = languageQueryRedirect({ pathname: '/a', search: '?lang=ar&q=1&lang=en' });
    const { pathname, search } = new URL(target ?? '', 'https://site.example');
    expect(languageQueryRedirect({ pathname, search })).toBeNull();
  });

  test.each([
    '//evil.com',
    '///evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    '/\\/evil.com',
    '/%2F%2Fevil.com',
    '/%5Cevil.com',
    '/\t/evil.com',
    '/\t\\evil.com',
    '/\r\n/evil.com',
    '/\u0000/evil.com',
    '/arabic//evil.com',
    '/arabic/\\evil.com',
    '/arabic/\t/evil.com',
    '/..//evil.com',
    '/.//evil.com',
    '/arabic/..//evil.com',
    'https://evil.com',
    'https:evil.com',
    'javascript:alert(1)',
    '@evil.com',
    '.evil.com',
    '',
  ])('%j stays on the site', (pathname) => {
    for (const search of ['?lang=ar', '?lang=en', '?lang=https://evil.com', '?lang=//evil.com']) {
      const target = languageQueryRedirect({ pathname, search }) ?? 'https://evil.com';
      expect(target).toMatch(/^\/(?![/\\])/);
      expect(new URL(target, 'https://site.example').origin).toBe('https://site.example');
    }
  });

  test('a line ending in the query can’t inject a header', () => {
    const search = '?lang=ar&x=%0d%0aSet-Cookie:a=b';
    expect(languageQueryRedirect({ pathname: '/', search })).toBe(
      '/arabic?x=%0D%0ASet-Cookie%3Aa%3Db',
    );
  });
});
