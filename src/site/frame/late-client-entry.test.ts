import { expect, test } from 'vitest';
import { deferClientEntry } from './late-client-entry.ts';

const preload = (address: string) =>
  `<link rel="modulepreload" href="${address}" fetchPriority="low"/>`;
const entry = '<script type="module" async="" src="/assets/index-1.js"></script>';
const page = `<head><title>$&</title>${preload('/assets/index-1.js')}${preload('/assets/a-2.js')}${preload('/assets/b-3.js')}<link rel="canonical"/></head><body>words${entry}</body>`;

test("Start's tags make way for one script at the end that knows their addresses", () => {
  const [before, attributes, after] = deferClientEntry(page, '/blog').split(
    /<script ([^>]*)>.*?<\/script>/s,
  );
  expect(before).toBe('<head><title>$&</title><link rel="canonical"/></head><body>words');
  expect(attributes).toBe(
    'data-when="intent" data-modules="/assets/index-1.js /assets/a-2.js /assets/b-3.js"',
  );
  expect(after).toBe('</body>');
});

test.each([
  ['idle', '/', '/arabic', '/kurdish', '/portfolio', '/kurdish/portfolio'],
  ['intent', '/blog', '/arabic/blog/a-post', '/about', '/kurdish/privacy', '/nowhere', '/p/7'],
])('%s: %s %s ...', (when, ...paths) => {
  for (const path of paths)
    expect(deferClientEntry(page, path), path).toContain(`data-when="${when}"`);
});

test.each([
  ['without an entry', page.replace(entry, '')],
  ['with two entries', page + entry],
  ['with an entry that looks another way', page.replace('async=""', 'async')],
  ['with one preload that looks another way', page.replace(' fetchPriority="low"', '')],
  ['without preloads', `<head></head><body>${entry}</body>`],
])('a page %s is refused', (_, html) => {
  expect(() => deferClientEntry(html, '/')).toThrow('TanStack Start writes its script tags');
});
