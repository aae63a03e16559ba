import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { type RawAnswer, serveAnswerer } from '../../../tests/support/serve-answerer.ts';
import { createPageCache, type KeepingPlan } from './index.ts';
import type { PageCacheOptions } from './page-cache.ts';

/** As long as a page's text, and different for each version. */
function page(text: string): string {
  return `<!doctype html><script>go()</script><p>${text}</p>`.padEnd(2_000, ' text');
}

function html(text: string, status = 200): Response {
  return new Response(page(text), {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}

const planOf = (url: string): KeepingPlan | null =>
  url.startsWith('/private')
    ? null
    : {
        key: url.split('?')[0] ?? url,
        tags: url.startsWith('/post') ? ['post'] : ['list'],
        refreshAfterMs: 60_000,
        cacheControl: 'public, max-age=0, stale-while-revalidate=60',
      };

async function serve(options: Partial<PageCacheOptions> & Pick<PageCacheOptions, 'render'>) {
  const cache = createPageCache({ maxBytes: 1_000_000, planOf, ...options });
  return { cache, ask: await serveAnswerer(cache.answer) };
}

const unpack: Record<string, (body: Buffer) => Buffer> = {
  br: (body) => brotliDecompressSync(body),
  zstd: (body) => zstdDecompressSync(body),
  gzip: (body) => gunzipSync(body),
};

function textOf({ headers, body }: RawAnswer): string | undefined {
  const plain = unpack[headers['content-encoding'] ?? '']?.(body) ?? body;
  return /<p>(.*)<\/p>/.exec(String(plain))?.[1];
}

const as = (encoding: string) => ({ headers: { 'accept-encoding': encoding } });

test('an answer is made once, however many ask at once, and whatever they add to its address', async () => {
  const render = vi.fn(async () => html('one'));
  const { ask } = await serve({ render });
  const answers = await Promise.all(
    ['/a', '/a?utm_source=x', '/a?fbclid=1', '/a'].map((path) => ask(path)),
  );
  expect(answers.map(textOf)).toEqual(['one', 'one', 'one', 'one']);
  expect(textOf(await ask('/a?utm_source=y'))).toBe('one');
  expect(render.mock.calls).toEqual([['/a']]);
  expect((await ask('/private')).body.toString()).toBe('not mine');
});

test('each client gets the encoding that it reads best, with the same tag', async () => {
  const { ask } = await serve({ render: async () => html('one') });
  const wishes = [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0, zstd', 'zstd'],
    ['gzip', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['', undefined],
  ] as const;
  const tags = new Set<unknown>();
  // The second round is of answers that were made smaller after the first.
  for (const [wish, encoding] of [...wishes, ...wishes]) {
    const answer = await ask('/a', as(wish));
    expect([answer.headers['content-encoding'], textOf(answer)], wish).toEqual([encoding, 'one']);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
    tags.add(answer.headers.etag);
  }
  expect(tags.size).toBe(1);
  const head = await ask('/a', { method: 'HEAD', ...as('br') });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect((await ask('/a', { method: 'POST' })).status).toBe(404);
});

test('who has it is answered 304, by tag or by date, the tag deciding', async () => {
  const { ask } = await serve({ render: async () => html('one') });
  const first = (await ask('/a')).headers;
  const tag = first.etag ?? '';
  const date = first['last-modified'];
  for (const [known, status] of [
    [{ 'if-none-match': tag }, 304],
    [{ 'if-none-match': tag.replace('W/', '') }, 304],
    [{ 'if-none-match': `"a", ${tag}` }, 304],
    [{ 'if-none-match': '*' }, 304],
    [{ 'if-modified-since': date }, 304],
    [{ 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }, 304],
    [{ 'if-none-match': '"another"' }, 200],
    [{ 'if-modified-since': 'Thu, 01 Jan 2015 00:00:00 GMT' }, 200],
    [{ 'if-modified-since': 'yesterday' }, 200],
    [{ 'if-none-match': '"another"', 'if-modified-since': date }, 200],
  ] as const) {
    const answer = await ask('/a', { headers: known });
    expect(answer.status, JSON.stringify(known)).toBe(status);
    expect(answer.headers).toMatchObject({ etag: tag, vary: 'Accept-Encoding' });
    expect(answer.headers['cache-control']).toBe(first['cache-control']);
    if (status === 304) expect(answer.body).toHaveLength(0);
  }
});

test('who asks by date hears of every change, also of several within one second', async () => {
  let version = 0;
  const time = Date.parse('2026-11-21T12:00:00.500Z');
  const { cache, ask } = await serve({
    render: async () => html(String(version)),
    now: () => time,
  });
  let since = 'Thu, 01 Jan 2015 00:00:00 GMT';
  for (version = 1; version <= 4; version += 1) {
    const { status, headers } = await ask('/a', { headers: { 'if-modified-since': since } });
    expect(status).toBe(200);
    since = headers['last-modified'] ?? since;
    cache.drop(['list']);
  }
  expect(since).toBe('Sat, 21 Nov 2026 12:00:01 GMT');
});

test('a page says what caches may do', async () => {
  const { ask } = await serve({ render: async () => html('one') });
  const { headers } = await ask('/a');
  expect(headers['cache-control']).toBe('public, max-age=0, stale-while-revalidate=60');
});

test('a change drops what was made from it, and what is being made from it just then', async () => {
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
  cache.drop(['post']);
  expect(textOf(await ask('/post'))).toBe('new');
  holds[0]?.();
  // Asked for before the change.
  expect(textOf(await early)).toBe('old');
  expect(textOf(await ask('/post'))).toBe('new');

  version = 'newer';
  cache.drop(['another']);
  expect(textOf(await ask('/post'))).toBe('new');
  cache.drop(['list', 'post']);
  expect(textOf(await ask('/post'))).toBe('newer');
  version = 'newest';
  cache.doubtAll();
  expect(textOf(await ask('/post'))).toBe('newest');
});

test('an answer in doubt is made anew, and stays as it was where that fails or hangs', async () => {
  let answer = async () => html('old');
  const render = vi.fn(() => answer());
  const { cache, ask } = await serve({ render });
  await ask('/a');
  cache.doubtAll();
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
  expect(cache.counts()).toMatchObject({ answers: 1, misses: expect.any(Number) });
});

test('a clock that is set back leaves no answer old', async () => {
  let time = 10 * 60_000;
  let text = 'one';
  const { ask } = await serve({ render: async () => html(text), now: () => time });
  await ask('/a');
  text = 'two';
  time = 0;
  await vi.waitFor(async () => expect(textOf(await ask('/a'))).toBe('two'));
});

test('what no change tells of is made anew behind a request, and an unchanged page keeps its date', async () => {
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
  expect(Date.parse(changed.headers['last-modified'] ?? '')).toBeGreaterThan(
    Date.parse(first.headers['last-modified'] ?? ''),
  );
});

test('what failed is told to who asked and not kept; an older answer stays', async () => {
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

test('an answer is packed smaller once it has stayed for two seconds', async () => {
  let time = 0;
  const text = Array.from({ length: 1_000 }, (_, number) => (number * number).toString(36));
  const { ask } = await serve({ render: async () => html(text.join(' ')), now: () => time });
  const size = async () => (await ask('/a', as('br'))).body.length;
  const first = await size();
  time += 2_000;
  await vi.waitFor(async () => expect(await size()).toBeLessThan(first), { timeout: 4_000 });
});

test('memory is bounded: what was not asked for longest goes first', async () => {
  const render = vi.fn(async (key: string) => html(key));
  // Room for about three answers with what belongs to them.
  const { ask } = await serve({ render, maxBytes: 8_000 });
  for (const path of ['/1', '/2', '/3', '/1', '/4', '/1']) await ask(path);
  expect(render.mock.calls.flat()).toEqual(['/1', '/2', '/3', '/4']);
  await ask('/2');
  expect(render).toHaveBeenCalledTimes(5);
});

test('answered requests are told of, with their key', async () => {
  const onAnswered = vi.fn();
  const { ask } = await serve({
    render: async (key) => html(key, key === '/none' ? 404 : 200),
    onAnswered,
  });
  const { headers } = await ask('/a?utm_source=x');
  await ask('/a', { headers: { 'if-none-match': headers.etag } });
  await ask('/none');
  expect(onAnswered.mock.calls.map(([, key]) => key)).toEqual(['/a', '/a']);
});
