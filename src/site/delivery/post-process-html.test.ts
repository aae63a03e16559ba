import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '#platform/http/content-security-policy.ts';
import clientEntryScript from './client-entry.inline.ts?script';
import { postProcessHtml } from './post-process-html.ts';

const nonce = 'AbC-123_xyz';
const preload = (url: string) =>
  `<link rel="modulepreload" nonce="${nonce}" href="${url}" fetchPriority="low"/>`;
const font = '<link rel="preload" as="font" href="/a.woff2"/>';
const picture = '<link rel="preload" as="image" href="/a.avif"/>';
const data = '{"a":"$&\n</body>"}';
const entry = `<script type="module" async="" nonce="${nonce}" src="/assets/index-1.js"></script>`;
const head = `<head><title>$&</title><meta name="description" content="words" nonce="${nonce}"/><style nonce="${nonce}" data-page-style="home">a{}</style>${font}${picture}<meta property="csp-nonce" content="${nonce}"/>${preload('/assets/index-1.js')}${preload('/assets/a-2.js')}${preload('/assets/b-3.js')}<script nonce="${nonce}" data-fonts="a b">go()</script><script type="application/ld+json" nonce="${nonce}">${data}</script><link rel="canonical"/></head>`;
const page = `<html>${head}<body class="rtl">words<script type="speculationrules" nonce="${nonce}">{}</script><script nonce="${nonce}">
two()</script>${entry}</body></html>`;

const process = (html: string, { path = '/blog', isPanel = false } = {}) =>
  postProcessHtml(html, { nonce, path, isPanel });

test('removes nonce and script tags from a public page and moves what the first paint does not need to its end', () => {
  const { html } = process(page);
  const clientEntry = `<script data-when="interaction" data-modules="/assets/index-1.js /assets/a-2.js /assets/b-3.js">${clientEntryScript}</script>`;
  expect(html).toBe(
    `<html><head><title>$&</title><meta name="description" content="words"/><style data-page-style="home">a{}</style>${picture}<script data-fonts="a b">go()</script><link rel="canonical"/></head><body class="rtl">words<script type="speculationrules">{}</script><script>
two()</script>${clientEntry}${font}<script type="application/ld+json">${data}</script></body></html>`,
  );
});

test('returns the inline texts that have the nonce, and the client entry', () => {
  const { scripts, styles } = process(page);
  expect(scripts).toEqual(['go()', '{}', '\ntwo()', clientEntryScript]);
  // After a navigation, React may show the globe, which inserts two.
  expect(styles).toEqual(['a{}', '', ':root{}']);
});

test.each([
  ['for scroll positions', '(function(a){})("tsr-scroll-restoration-v1_3")'],
  ['that marks the end of its data', 'document.currentScript.remove();/*$tsr-stream-boundary*/'],
])('leaves out the router’s script %s', (_what, text) => {
  const script = `<script class="$tsr" nonce="${nonce}">${text}</script>`;
  const { html, scripts } = process(page.replace(entry, () => script + entry));
  expect(html).not.toContain('tsr');
  expect(scripts).not.toContain(text);
});

test('keeps the data, also where it has the words of a script that is left out', () => {
  const data = `<script nonce="${nonce}" data-tsr-stream-part="">"$tsr-stream-boundary"</script>`;
  expect(process(page.replace(entry, () => data + entry)).html).toContain('"$tsr-stream-boundary"');
});

test('names no file of React, and none of its data, on a page that never needs it', () => {
  const data = `<script nonce="${nonce}" data-tsr-stream-part="">self.$_TSR={}</script><script nonce="${nonce}">document.currentScript.remove();/*$tsr-stream-boundary*/</script><script nonce="${nonce}">(function(a){})("tsr-scroll-restoration-v1_3")</script>`;
  const { html, scripts, styles } = postProcessHtml(page.replace(entry, data + entry), {
    nonce,
    path: '/',
    isPanel: false,
    isStatic: true,
  });
  expect(html).not.toMatch(/TSR|tsr|assets\/(?:index|a-2|b-3)|data-modules/);
  expect(scripts).toEqual(['go()', '{}', '\ntwo()']);
  expect(styles).toEqual(['a{}']);
});

test('keeps the panel’s tags in order, and the nonce on its styles, where its libraries read it', () => {
  const { html, scripts } = process(page, { path: '/admin', isPanel: true });
  const withoutNonce = page
    .replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
    .replaceAll(` nonce="${nonce}"`, '');
  expect(html).toBe(withoutNonce.replace('<style', `<style nonce="${nonce}"`));
  expect(scripts).toEqual(['go()', '{}', '\ntwo()']);
});

test.each([
  ['idle', '/', '/arabic', '/kurdish', '/portfolio', '/kurdish/portfolio'],
  [
    'interaction',
    ...['/blog', '/arabic/blog/a-post', '/about', '/kurdish/privacy', '/nowhere', '/p/7'],
  ],
])('React comes by %s at %s %s ...', (when, ...paths) => {
  for (const path of paths)
    expect(process(page, { path }).html, path).toContain(`data-when="${when}"`);
});

test.each([
  ['without an entry', page.replace(entry, '')],
  ['with two entries', page.replace(entry, entry + entry)],
  ['with an entry of another form', page.replace('async=""', 'async')],
  ['with one preload of another form', page.replace(' fetchPriority="low"', '')],
  ['without preloads', `<html><head></head><body>${entry}</body></html>`],
])('throws for a page %s', (_, html) => {
  expect(() => process(html)).toThrow('TanStack Start writes its script tags');
});

describe('does not approve an injected script', () => {
  const evil = 'steal()';

  test.each([
    ['without a nonce', `<script>${evil}</script>`],
    ['with a nonce that was guessed', `<script nonce="guessed">${evil}</script>`],
    ['with the nonce of another rendering', `<script nonce="AbC-123_xyy">${evil}</script>`],
    ['with an empty nonce', `<script nonce="" nonce>${evil}</script>`],
    ['in capitals', `<SCRIPT>${evil}</SCRIPT>`],
    ['that swallows the tag behind it', `<script x="`],
    ['that swallows it without quotes', `<script x=`],
    ['that closes one of ours', `</script><script>${evil}</script>`],
    ['in a comment that it closes', `--><script>${evil}</script><!--`],
    ['that ends the document', `</body></html><script>${evil}</script>`],
  ])('%s', (_what, smuggled) => {
    for (const place of [
      page.indexOf('<style'),
      page.indexOf('<script nonce'),
      page.indexOf(entry),
    ]) {
      const { html, scripts, styles } = process(
        page.slice(0, place) + smuggled + page.slice(place),
      );
      expect(html).not.toContain(nonce);
      const policy = contentSecurityPolicy({ scripts, styles });
      expect(policy).not.toContain(createHash('sha256').update(evil).digest('base64'));
      // The policy approves our own scripts that are still whole, and nothing else.
      const ours: readonly string[] = ['go()', '{}', '\ntwo()', clientEntryScript];
      expect(scripts.filter((text) => !ours.includes(text))).toEqual([]);
    }
  });
});
