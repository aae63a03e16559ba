import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { expect, test } from 'vitest';
import { createDocumentAnswers } from './answer-document.ts';

/** A site with one document, whose text a test may change, and a count of how often it was written. */
function startSite(text: string | null = 'x'.repeat(2_000)) {
  const state = { text, written: 0 };
  const site = new Hono();
  site.use(compress());
  const answer = createDocumentAnswers();
  site.get(
    '/document',
    answer({
      contentType: 'application/xml',
      read: () => state.text,
      write: (input) => {
        state.written += 1;
        return input;
      },
    }),
  );
  site.all('*', (context) => context.text('the page', 404));
  return { site, state };
}

test('a document says what it is and how long it stays', async () => {
  const { site, state } = startSite();
  const response = await site.request('/document');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=300, stale-while-reval/);
  expect(response.headers.get('etag')).toMatch(/^W\/"[\w-]{22}"$/);
  expect(Date.parse(response.headers.get('last-modified') ?? '')).toBeLessThanOrEqual(Date.now());
  expect(await response.text()).toBe(state.text);
});

test('compressed or not, it is the same document', async () => {
  const { site, state } = startSite();
  const plain = await site.request('/document');
  const compressed = await site.request('/document', { headers: { 'accept-encoding': 'gzip' } });
  expect(compressed.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await compressed.bytes()).toString()).toBe(state.text);
  for (const name of ['etag', 'last-modified', 'vary'])
    expect(compressed.headers.get(name)).toBe(plain.headers.get(name));
});

test('it is written once for as long as what it is made from stays', async () => {
  const { site, state } = startSite();
  await site.request('/document');
  await site.request('/document');
  expect(state.written).toBe(1);
  state.text = 'other';
  expect(await (await site.request('/document')).text()).toBe('other');
});

test('HEAD gives the headers alone', async () => {
  const { site } = startSite();
  const response = await site.request('/document', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('etag')).toBeTruthy();
  expect(await response.text()).toBe('');
});

type Known = { etag: string; lastModified: string };

test.each([
  ['the tag', ({ etag }: Known) => ({ 'if-none-match': etag }), 304],
  ['the tag as a strong one', ({ etag }) => ({ 'if-none-match': etag.slice(2) }), 304],
  ['one tag of several', ({ etag }) => ({ 'if-none-match': `"a", ${etag}` }), 304],
  ['any tag', () => ({ 'if-none-match': '*' }), 304],
  ['the date', ({ lastModified }) => ({ 'if-modified-since': lastModified }), 304],
  ['a later date', () => ({ 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }), 304],
  ['another tag', () => ({ 'if-none-match': '"another"' }), 200],
  ['an earlier date', () => ({ 'if-modified-since': 'Thu, 01 Jan 2015 00:00:00 GMT' }), 200],
  ['no date at all', () => ({ 'if-modified-since': 'yesterday' }), 200],
  [
    'another tag and the date',
    ({ lastModified }) => ({ 'if-none-match': '"another"', 'if-modified-since': lastModified }),
    200,
  ],
] as [string, (known: Known) => Record<string, string>, number][])(
  'who knows %s',
  async (_name, headers, status) => {
    const { site } = startSite();
    const first = await site.request('/document');
    const known = {
      etag: first.headers.get('etag') ?? '',
      lastModified: first.headers.get('last-modified') ?? '',
    };
    const again = await site.request('/document', { headers: headers(known) });
    expect(again.status).toBe(status);
    expect(again.headers.get('etag')).toBe(known.etag);
    expect(again.headers.get('vary')).toBe('Accept-Encoding');
    if (status === 304) expect(await again.text()).toBe('');
  },
);

test('every change is later than the text before, also within one second', async () => {
  const { site, state } = startSite('one');
  const first = await site.request('/document');
  state.text = 'two';
  const since = { 'if-modified-since': first.headers.get('last-modified') ?? '' };
  expect(await (await site.request('/document', { headers: since })).text()).toBe('two');
});

test('what is no document is left to the page behind', async () => {
  const response = await startSite(null).site.request('/document');
  expect(response.status).toBe(404);
  expect(response.headers.get('etag')).toBeNull();
  expect(await response.text()).toBe('the page');
});
