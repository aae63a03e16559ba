import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { as, htmlResponse, serveCached } from '../../../tests/support/serve-cached-pages.ts';
import type { RawResponse } from '../../../tests/support/serve-fast-handler.ts';

const unpack: Record<string, (body: Buffer) => Buffer> = {
  br: (body) => brotliDecompressSync(body),
  gzip: (body) => gunzipSync(body),
};

function textOf({ headers, body }: RawResponse): string | undefined {
  const plain = unpack[headers['content-encoding'] ?? '']?.(body) ?? body;
  return /<p>(.*)<\/p>/.exec(String(plain))?.[1];
}

test('concurrent requests share one rendering, whatever else is in their query', async () => {
  const render = vi.fn(async () => htmlResponse('one'));
  const { ask } = await serveCached({ render });
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
  const { ask } = await serveCached({
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
  rendering.resolve(htmlResponse('one'));
  const answers = await Promise.all([first, ...others]);
  expect(answers.map(textOf)).toEqual(['one', 'one', 'one', 'one']);
  expect(counted).toEqual(['/a']);
});

test('each client gets the best encoding it accepts, with the same ETag', async () => {
  const { ask } = await serveCached({ render: async () => htmlResponse('one') });
  const cases = [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0, zstd', 'gzip'],
    ['gzip', 'gzip'],
    ['zstd', undefined],
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
  const { ask } = await serveCached({ render: async () => htmlResponse('one') });
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
  const { ask } = await serveCached({ render: async () => htmlResponse('one') });
  for (const since of ['Fri, 01 Jan 2100 00:00:00 GMT', 'yesterday']) {
    const response = await ask('/a', { headers: { 'if-modified-since': since } });
    expect(response.status, since).toBe(200);
    expect(response.headers).not.toHaveProperty('last-modified');
  }
});

test('a page has the Cache-Control header of its policy', async () => {
  const { ask } = await serveCached({ render: async () => htmlResponse('one') });
  const { headers } = await ask('/a');
  expect(headers['cache-control']).toBe('public, max-age=0, stale-while-revalidate=60');
});

test('a purge removes responses with the tag, and ignores renderings in flight', async () => {
  let version = 'old';
  const holds: (() => void)[] = [];
  const render = vi.fn(async () => {
    const answer = htmlResponse(version);
    if (version === 'old') await new Promise<void>((resolve) => holds.push(resolve));
    return answer;
  });
  const { cache, ask } = await serveCached({ render });
  const early = ask('/post');
  await vi.waitFor(() => expect(holds).toHaveLength(1));
  version = 'new';
  await cache.purge(['post']);
  expect(textOf(await ask('/post'))).toBe('new');
  holds[0]?.();
  // Requested before the change.
  expect(textOf(await early)).toBe('old');
  expect(textOf(await ask('/post'))).toBe('new');

  version = 'newer';
  await cache.purge(['another']);
  expect(textOf(await ask('/post'))).toBe('new');
  await cache.purge(['list', 'post']);
  expect(textOf(await ask('/post'))).toBe('newer');
  version = 'newest';
  cache.markStale();
  expect(textOf(await ask('/post'))).toBe('newest');
});

describe('a purge of a response that is being read', () => {
  /** A cached page whose next renderings wait for `answer`. */
  async function readPage() {
    let time = 10_000;
    const rendering = Promise.withResolvers<Response>();
    const render = vi.fn<() => Promise<Response>>(async () => htmlResponse('old'));
    const { cache, ask } = await serveCached({ render, now: () => time });
    await ask('/post');
    render.mockImplementation(() => rendering.promise);
    return {
      cache,
      render,
      answer: rendering.resolve,
      pass: (ms: number) => {
        time += ms;
      },
      read: async () => textOf(await ask('/post')),
    };
  }

  test('sends it until the new rendering has replaced it', async () => {
    const { cache, render, answer, read } = await readPage();
    let isPurged = false;
    const purged = cache.purge(['post']).then(() => {
      isPurged = true;
    });
    expect(await read()).toBe('old');
    expect(isPurged).toBe(false);
    answer(htmlResponse('new'));
    await purged;
    expect(await read()).toBe('new');
    expect(render).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['fails', (answer: (response: Response) => void) => answer(htmlResponse('broken', 500))],
    ['finds no such page', (answer: (response: Response) => void) => answer(htmlResponse('', 404))],
    ['hangs', () => undefined],
  ])('removes it if the new rendering %s', async (_what, end) => {
    const { cache, render, answer } = await readPage();
    const purged = cache.purge(['post']);
    end(answer);
    await purged;
    expect(cache.stats().responses).toBe(0);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('removes it if changes may have been missed meanwhile', async () => {
    const { cache, render, answer, read } = await readPage();
    const purged = cache.purge(['post']);
    cache.markStale();
    answer(htmlResponse('new'));
    await purged;
    expect(cache.stats().responses).toBe(0);
    render.mockImplementation(async () => htmlResponse('newest'));
    expect(await read()).toBe('newest');
  });

  test('removes it at once if it is stale', async () => {
    const { cache, render } = await readPage();
    cache.markStale();
    await cache.purge(['post']);
    expect(cache.stats().responses).toBe(0);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('removes it at once if it is purged again meanwhile', async () => {
    const { cache, render, answer, read } = await readPage();
    const first = cache.purge(['post']);
    render.mockImplementation(async () => htmlResponse('newest'));
    await cache.purge(['post']);
    expect(cache.stats().responses).toBe(0);
    answer(htmlResponse('new'));
    await first;
    expect(await read()).toBe('newest');
  });

  test('removes it at once if nobody has read it for a second', async () => {
    const { cache, render, pass, answer, read } = await readPage();
    pass(1_000);
    await cache.purge(['post']);
    expect(cache.stats().responses).toBe(0);
    expect(render).toHaveBeenCalledTimes(1);
    answer(htmlResponse('new'));
    expect(await read()).toBe('new');
  });

  test('renders no more than three, those that were read last', async () => {
    let time = 0;
    const render = vi.fn(async (key: string) => htmlResponse(key));
    const { cache, ask } = await serveCached({ render, now: () => time });
    const paths = Array.from({ length: 20 }, (_, number) => `/post-${number}`);
    for (const path of paths) {
      time += 10;
      await ask(path);
    }
    render.mockClear();
    await cache.purge(['post']);
    expect(render.mock.calls.flat()).toEqual(['/post-19', '/post-18', '/post-17']);
    expect(cache.stats().responses).toBe(3);
  });
});

test('a stale response is revalidated first, and sent if that fails or hangs', async () => {
  let answer = async () => htmlResponse('old');
  const render = vi.fn(() => answer());
  const { cache, ask } = await serveCached({ render });
  await ask('/a');
  cache.markStale();
  answer = async () => htmlResponse('no database', 503);
  expect([(await ask('/a')).status, textOf(await ask('/a'))]).toEqual([200, 'old']);
  expect((await ask('/b')).status).toBe(503);
  const hanging = Promise.withResolvers<Response>();
  answer = () => hanging.promise;
  expect(textOf(await ask('/a'))).toBe('old');
  hanging.resolve(htmlResponse('new'));
  await vi.waitFor(async () => expect(textOf(await ask('/a'))).toBe('new'));
  const asked = render.mock.calls.length;
  expect(textOf(await ask('/a'))).toBe('new');
  expect(render).toHaveBeenCalledTimes(asked);
  expect(cache.stats()).toMatchObject({ responses: 1, misses: expect.any(Number) });
});

test('a response that is marked stale by a tag is rendered once more, and keeps its bytes where it is the same', async () => {
  let time = 0;
  let text = Array.from({ length: 1_000 }, (_, number) => (number * number).toString(36)).join(' ');
  const render = vi.fn(async (key: string) => htmlResponse(key === '/b' ? 'b' : text));
  const { cache, ask } = await serveCached({ render, now: () => time });
  const read = async () => (await ask('/post', as('br'))).body;
  await ask('/b');
  const quickly = await read();
  time += 2_000;
  await read();
  await vi.waitFor(async () => expect((await read()).length).toBeLessThan(quickly.length));
  const best = await read();
  cache.markStale(['post', 'another']);
  expect(await read()).toEqual(best);
  expect(await read()).toEqual(best);
  await ask('/b');
  expect(render.mock.calls.flat()).toEqual(['/b', '/post', '/post']);
  text = 'changed';
  cache.markStale(['post']);
  expect(textOf(await ask('/post'))).toBe('changed');
});

test('a response is revalidated after the clock was set back', async () => {
  let time = 10 * 60_000;
  let text = 'one';
  const { ask } = await serveCached({ render: async () => htmlResponse(text), now: () => time });
  await ask('/a');
  text = 'two';
  time = 0;
  await vi.waitFor(async () => expect(textOf(await ask('/a'))).toBe('two'));
});

test('an old response is revalidated in the background, and an unchanged page keeps its ETag', async () => {
  let time = 0;
  let text = 'one view, made at 1';
  const { ask } = await serveCached({
    render: async () => htmlResponse(text),
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
  let answer = () => htmlResponse('broken', 500);
  const render = vi.fn(async () => answer());
  const { ask } = await serveCached({ render, now: () => time });
  expect((await ask('/a')).status).toBe(500);
  answer = () => htmlResponse('none', 404);
  expect((await ask('/a')).status).toBe(404);
  answer = () => htmlResponse('one');
  expect(textOf(await ask('/a'))).toBe('one');

  answer = () => htmlResponse('broken', 500);
  time += 60_000;
  const calls = render.mock.calls.length;
  expect(textOf(await ask('/a'))).toBe('one');
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(calls + 1));
  expect(textOf(await ask('/a'))).toBe('one');
});
