import { expect, test, vi } from 'vitest';
import { as, htmlResponse, serveCached } from '../../../tests/support/serve-cached-pages.ts';

test('a response is recompressed after two seconds in the cache', async () => {
  let time = 0;
  const text = Array.from({ length: 1_000 }, (_, number) => (number * number).toString(36));
  const { ask } = await serveCached({
    render: async () => htmlResponse(text.join(' ')),
    now: () => time,
  });
  const size = async () => (await ask('/a', as('br'))).body.length;
  const first = await size();
  time += 2_000;
  await vi.waitFor(async () => expect(await size()).toBeLessThan(first), { timeout: 4_000 });
});

test('memory is bounded: the least recently used response is evicted first', async () => {
  const render = vi.fn(async (key: string) => htmlResponse(key));
  // Room for about three responses with their overhead.
  const { ask } = await serveCached({ render, maxBytes: 8_000 });
  for (const path of ['/1', '/2', '/3', '/1', '/4', '/1']) await ask(path);
  expect(render.mock.calls.flat()).toEqual(['/1', '/2', '/3', '/4']);
  await ask('/2');
  expect(render).toHaveBeenCalledTimes(5);
});

test('five hundred searches evict no page, and use an eighth of the memory at most', async () => {
  const render = vi.fn(async (key: string) => htmlResponse(key));
  const maxBytes = 80_000;
  let time = 0;
  const { cache, ask } = await serveCached({
    render,
    maxBytes,
    now: () => time,
    policyFor: (key) => ({ key, tags: ['list'], revalidateAfterMs: 60_000, cacheControl: '' }),
  });
  const pages = ['/1', '/2', '/3', '/4', '/5'];
  for (const htmlPage of pages) await ask(htmlPage);
  await Promise.all(Array.from({ length: 500 }, (_, search) => ask(`/1?q=${search}`)));
  expect(render).toHaveBeenCalledTimes(505);
  for (const htmlPage of pages) await ask(htmlPage);
  expect(render).toHaveBeenCalledTimes(505);
  const { responses, queryResponses, queryBytes } = cache.stats();
  expect(queryResponses).toBeGreaterThan(0);
  expect(responses - queryResponses).toBe(5);
  expect(queryBytes).toBeLessThanOrEqual(maxBytes / 8);
  time += 1_000;
  await cache.purge(['list']);
  expect(cache.stats()).toMatchObject({ responses: 0, bytes: 0 });
});

test('onResponse is called with the key and status of each request that got a page, or that misses one', async () => {
  const onResponse = vi.fn();
  const statuses: Record<string, number> = { '/none': 404, '/broken': 500 };
  const { ask } = await serveCached({
    render: async (key) => htmlResponse(key, statuses[key]),
    onResponse,
  });
  const { headers } = await ask('/a?utm_source=x');
  await ask('/a', { headers: { 'if-none-match': headers.etag } });
  await ask('/none');
  await ask('/broken');
  expect(onResponse.mock.calls.map(([, ...told]) => told)).toEqual([
    ['/a', 200],
    ['/a', 200],
    ['/none', 404],
  ]);
});
