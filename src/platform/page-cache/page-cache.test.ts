import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { type RawResponse, serveFastHandler } from '../../../tests/support/serve-fast-handler.ts';
import { type CachePolicy, createPageCache } from './index.ts';
import type { PageCacheOptions } from './page-cache.ts';

/** As long as a page, and different for each version. */
function page(text: string): string {
  return `<!doctype html><script>go()</script><p>${text}</p>`.padEnd(2_000, ' text');
}

function html(text: string, status = 200): Response {
  return new Response(page(text), {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}

const policyFor = (url: string): CachePolicy | null =>
  url.startsWith('/private')
    ? null
    : {
        key: url.split('?')[0] ?? url,
        tags: url.startsWith('/post') ? ['post'] : ['list'],
        revalidateAfterMs: 60_000,
        cacheControl: 'public, max-age=0, stale-while-revalidate=60',
      };

async function serve(options: Partial<PageCacheOptions> & Pick<PageCacheOptions, 'render'>) {
  const cache = createPageCache({ maxBytes: 1_000_000, policyFor, ...options });
  return { cache, ask: await serveFastHandler(cache.handle) };
}

const unpack: Record<string, (body: Buffer) => Buffer> = {
  br: (body) => brotliDecompressSync(body),
  zstd: (body) => zstdDecompressSync(body),
  gzip: (body) => gunzipSync(body),
};

function textOf({ headers, body }: RawResponse): string | undefined {
  const plain = unpack[headers['content-encoding'] ?? '']?.(body) ?? body;
  return /<p>(.*)<\/p>/.exec(String(plain))?.[1];
}

const as = (encoding: string) => ({ headers: { 'accept-encoding': encoding } });

test('concurrent requests share one rendering, whatever else is in their query', async () => {
  const render = vi.fn(async () => html('one'));
  const { ask } = await serve({ render });
  const answers = await Promise.all(
    ['/a', '/a?utm_source=x', '/a?fbclid=1', '/a'].map((path) => ask(path)),
  );
  expect(answers.map(textOf)).toEqual(['one', 'one', 'one', 'one']);
  expect(textOf(await ask('/a?utm_source=y'))).toBe('one');
  expect(render.mock.calls).toEqual([['/a']]);
  expect((await ask('/private')).body.toString()).toBe('declined');
});

test('the rate limit counts the request that starts a rendering, not those that wait for it', async () => {
  const rendering = Promise.withResolvers<Response>();
  const started = Promise.withResolvers<void>();
  const counted: string[] = [];
  const { ask } = await serve({
    async checkRateLimit(_request, key) {
      counted.push(key);
      return null;
    },
    render() {
      started.resolve();
      return rendering.promise;
    },
  });
  const first = ask('/a');
  await started.promise;
  const others = ['/a', '/a?utm_source=x', '/a'].map((path) => ask(path));
  // By then the server has read the requests before it.
  await ask('/private');
  rendering.resolve(html('one'));
  const answers = await Promise.all([first, ...others]);
  expect(answers.map(textOf)).toEqual(['one', 'one', 'one', 'one']);
  expect(counted).toEqual(['/a']);
});

test('each client gets the best encoding it accepts, with the same ETag', async () => {
  const { ask } = await serve({ render: async () => html('one') });
  const cases = [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0, zstd', 'zstd'],
    ['gzip', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['', undefined],
  ] as const;
  const etags = new Set<unknown>();
  // The second round may get recompressed responses.
  for (const [accepted, encoding] of [...cases, ...cases]) {
    const answer = await ask('/a', as(accepted));
    expect([answer.headers['content-encoding'], textOf(answer)], accepted).toEqual([
      encoding,
      'one',
    ]);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
    etags.add(answer.headers.etag);
  }
  expect(etags.size).toBe(1);
  const head = await ask('/a', { method: 'HEAD', ...as('br') });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect((await ask('/a', { method: 'POST' })).status).toBe(404);
});

test('responds 304 if the ETag in If-None-Match matches', async () => {
  const { ask } = await serve({ render: async () => html('one') });
  const first = (await ask('/a')).headers;
  const etag = first.etag ?? '';
  for (const [conditions, status] of [
    [{ 'if-none-match': etag }, 304],
    [{ 'if-none-match': etag.replace('W/', '') }, 304],
    [{ 'if-none-match': `"a", ${etag}` }, 304],
    [{ 'if-none-match': '*' }, 304],
    [{ 'if-none-match': '"another"' }, 200],
    [{ 'if-none-match': '' }, 200],
    [{ 'if-none-match': etag, 'cache-control': 'no-cache' }, 304],
  ] as const) {
    const response = await ask('/a', { headers: conditions });
    expect(response.status, JSON.stringify(conditions)).toBe(status);
    expect(response.headers).toMatchObject({ etag, vary: 'Accept-Encoding' });
    expect(response.headers['cache-control']).toBe(first['cache-control']);
    if (status === 304) expect(response.body).toHaveLength(0);
  }
});

test('sends no Last-Modified, and no 304 for a date alone', async () => {
  const { ask } = await serve({ render: async () => html('one') });
  for (const since of ['Fri, 01 Jan 2100 00:00:00 GMT', 'yesterday']) {
    const response = await ask('/a', { headers: { 'if-modified-since': since } });
    expect(response.status, since).toBe(200);
    expect(response.headers).not.toHaveProperty('last-modified');
  }
});

test('a page has the Cache-Control header of its policy', async () => {
  const { ask } = await serve({ render: async () => html('one') });
  const { headers } = await ask('/a');
  expect(headers['cache-control']).toBe('public, max-age=0, stale-while-revalidate=60');
});

test('a purge removes responses with the tag, and ignores renderings in flight', async () => {
  let version = 'old';
  const holds: (() => void)[] = [];
  const render = vi.fn(async () => {
    const answer = html(version);
    if (version === 'old') await new Promise<void>((resolve) => holds.push(resolve));
    return answer;
  });
  const { cache, ask } = await serve({ render });
  const early = ask('/post');
  await vi.waitFor(() => expect(holds).toHaveLength(1));
  version = 'new';
  cache.purge(['post']);
  expect(textOf(await ask('/post'))).toBe('new');
  holds[0]?.();
  // Requested before the change.
  expect(textOf(await early)).toBe('old');
  expect(textOf(await ask('/post'))).toBe('new');

  version = 'newer';
  cache.purge(['another']);
  expect(textOf(await ask('/post'))).toBe('new');
  cache.purge(['list', 'post']);
  expect(textOf(await ask('/post'))).toBe('newer');
  version = 'newest';
  cache.markAllStale();
  expect(textOf(await ask('/post'))).toBe('newest');
});

test('a stale response is revalidated first, and sent if that fails or hangs', async () => {
  let answer = async () => html('old');
  const render = vi.fn(() => answer());
  const { cache, ask } = await serve({ render });
  await ask('/a');
  cache.markAllStale();
  answer = async () => html('no database', 503);
  expect([(await ask('/a')).status, textOf(await ask('/a'))]).toEqual([200, 'old']);
  expect((await ask('/b')).status).toBe(503);
  const hanging = Promise.withResolvers<Response>();
  answer = () => hanging.promise;
  expect(textOf(await ask('/a'))).toBe('old');
  hanging.resolve(html('new'));
  await vi.waitFor(async () => expect(textOf(await ask('/a'))).toBe('new'));
  const asked = render.mock.calls.length;
  expect(textOf(await ask('/a'))).toBe('new');
  expect(render).toHaveBeenCalledTimes(asked);
  expect(cache.stats()).toMatchObject({ responses: 1, misses: expect.any(Number) });
});

test('a response is revalidated after the clock was set back', async () => {
  let time = 10 * 60_000;
  let text = 'one';
  const { ask } = await serve({ render: async () => html(text), now: () => time });
  await ask('/a');
  text = 'two';
  time = 0;
  await vi.waitFor(async () => expect(textOf(await ask('/a'))).toBe('two'));
});

test('an old response is revalidated in the background, and an unchanged page keeps its ETag', async () => {
  let time = 0;
  let text = 'one view, made at 1';
  const { ask } = await serve({
    render: async () => html(text),
    now: () => time,
    versionOf: (whole) => whole.replace(/made at \d/, ''),
  });
  const first = await ask('/a');
  time += 59_999;
  text = 'one view, made at 2';
  await ask('/a');
  time += 1;
  await ask('/a');
  const unchanged = await ask('/a');
  expect(textOf(unchanged)).toBe('one view, made at 1');
  expect(unchanged.headers.etag).toBe(first.headers.etag);

  time += 60_000;
  text = 'two views, made at 3';
  await vi.waitFor(async () => expect(textOf(await ask('/a'))).toBe('two views, made at 3'));
  const changed = await ask('/a');
  expect(changed.headers.etag).not.toBe(first.headers.etag);
});

test('an error response is sent but not cached; an older response stays', async () => {
  let time = 0;
  let answer = () => html('broken', 500);
  const render = vi.fn(async () => answer());
  const { ask } = await serve({ render, now: () => time });
  expect((await ask('/a')).status).toBe(500);
  answer = () => html('none', 404);
  expect((await ask('/a')).status).toBe(404);
  answer = () => html('one');
  expect(textOf(await ask('/a'))).toBe('one');

  answer = () => html('broken', 500);
  time += 60_000;
  const calls = render.mock.calls.length;
  expect(textOf(await ask('/a'))).toBe('one');
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(calls + 1));
  expect(textOf(await ask('/a'))).toBe('one');
});

test('a response is recompressed after two seconds in the cache', async () => {
  let time = 0;
  const text = Array.from({ length: 1_000 }, (_, number) => (number * number).toString(36));
  const { ask } = await serve({ render: async () => html(text.join(' ')), now: () => time });
  const size = async () => (await ask('/a', as('br'))).body.length;
  const first = await size();
  time += 2_000;
  await vi.waitFor(async () => expect(await size()).toBeLessThan(first), { timeout: 4_000 });
});

test('memory is bounded: the least recently used response is evicted first', async () => {
  const render = vi.fn(async (key: string) => html(key));
  // Room for about three responses with their overhead.
  const { ask } = await serve({ render, maxBytes: 8_000 });
  for (const path of ['/1', '/2', '/3', '/1', '/4', '/1']) await ask(path);
  expect(render.mock.calls.flat()).toEqual(['/1', '/2', '/3', '/4']);
  await ask('/2');
  expect(render).toHaveBeenCalledTimes(5);
});

test('five hundred searches evict no page, and use an eighth of the memory at most', async () => {
  const render = vi.fn(async (key: string) => html(key));
  const maxBytes = 80_000;
  const { cache, ask } = await serve({
    render,
    maxBytes,
    policyFor: (key) => ({ key, tags: ['list'], revalidateAfterMs: 60_000, cacheControl: '' }),
  });
  const pages = ['/1', '/2', '/3', '/4', '/5'];
  for (const page of pages) await ask(page);
  await Promise.all(Array.from({ length: 500 }, (_, search) => ask(`/1?q=${search}`)));
  expect(render).toHaveBeenCalledTimes(505);
  for (const page of pages) await ask(page);
  expect(render).toHaveBeenCalledTimes(505);
  const { responses, queryResponses, queryBytes } = cache.stats();
  expect(queryResponses).toBeGreaterThan(0);
  expect(responses - queryResponses).toBe(5);
  expect(queryBytes).toBeLessThanOrEqual(maxBytes / 8);
  cache.purge(['list']);
  expect(cache.stats()).toMatchObject({ responses: 0, bytes: 0 });
});

test('onResponse is called with the key of each request that got 200 or 304', async () => {
  const onResponse = vi.fn();
  const { ask } = await serve({
    render: async (key) => html(key, key === '/none' ? 404 : 200),
    onResponse,
  });
  const { headers } = await ask('/a?utm_source=x');
  await ask('/a', { headers: { 'if-none-match': headers.etag } });
  await ask('/none');
  expect(onResponse.mock.calls.map(([, key]) => key)).toEqual(['/a', '/a']);
});
