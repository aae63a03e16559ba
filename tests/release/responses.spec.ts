import fc from 'fast-check';
import { ask, fetchText, test } from '../support/browser/responses.ts';
import { expect } from '../support/browser/site-test.ts';

/** Parts of a path that some browsers read as another site, to be mixed with names of pages. */
const parts = [
  '/',
  '//',
  '\\',
  '%2f',
  '%5c',
  '%0d%0a',
  '%09',
  '.',
  '..',
  '@',
  ':',
  'evil.example',
  'http:',
  'https://',
  'blog',
  'about',
  'arabic',
  'kurdish',
  'p',
  '1',
  ';',
  '%00',
  '%E2%80%AE',
];

test('no path redirects to another site', async ({ origin }) => {
  test.setTimeout(120_000);
  const path = fc.tuple(
    fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 7 }),
    fc.constantFrom(
      '',
      '?lang=ar',
      '?lang=//evil.example',
      '?lang=en&to=//evil.example',
      '?q=%0d%0aSet-Cookie:x=1',
    ),
    fc.constantFrom('/', '//', '/\\'),
  );
  let redirects = 0;
  let asked = 0;
  await fc.assert(
    fc.asyncProperty(path, async ([segments, query, start]) => {
      const target = start + segments.join('') + query;
      asked += 1;
      const { statusCode = 0, headers } = await ask(origin, target, {
        headers: {
          host: 'evil.example',
          'x-forwarded-host': 'evil.example',
          'x-forwarded-proto': 'https',
          // Each request comes from another visitor, because this test is not about the rate limit.
          'x-forwarded-for': `203.0.${113 + (asked >> 8)}.${asked & 255}`,
        },
      });
      expect(statusCode, target).toBeLessThan(500);
      expect(headers['set-cookie'], target).toBeUndefined();
      if (headers.location === undefined) return;
      redirects += 1;
      expect(headers.location, target).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      expect(new URL(headers.location, `${origin}${target}`).origin, target).toBe(origin);
    }),
    { numRuns: 300, examples: [[[['evil.example', '/'], '', '//']]] },
  );
  expect(redirects).toBeGreaterThan(20);
});

test('the Host header of a request is in no page, feed or redirect', async ({ origin }) => {
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
  };
  for (const path of ['/nowhere', '/blog?q=host', '/sitemap.xml', '/kurdish/rss.xml', '/admin']) {
    const answer = await fetchText(origin, path, headers);
    expect(answer, path).not.toContain('evil.example');
  }
});
