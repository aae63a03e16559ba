import { NodeRequest } from 'srvx/node';
import { expect, test } from 'vitest';
import { rejections } from '#content/rejections.ts';
import { createRateLimits, type RateLimits } from '#domain/auth/index.ts';
import { createPageCache } from '#platform/page-cache/index.ts';
import { serveFastHandler } from '../../tests/support/serve-fast-handler.ts';
import { cachePolicyFor } from './cache-policy.ts';
import { createRateLimitCheck } from './rate-limit.ts';

async function serve(rateLimits: RateLimits) {
  const checkRateLimit = createRateLimitCheck(rateLimits, 0);
  const { handle } = createPageCache({
    maxBytes: 1_000_000,
    policyFor: cachePolicyFor,
    render: async (key) => Response.json(key),
    checkRateLimit: async (incoming, key) =>
      await checkRateLimit(new NodeRequest({ req: incoming }), key),
    headers: [
      ['Content-Security-Policy', "default-src 'none'"],
      ['X-Content-Type-Options', 'nosniff'],
    ],
  });
  return await serveFastHandler(handle);
}

/** Uses up the limit of this minute and of the next one, which may begin during the test. */
async function useUp(rateLimits: RateLimits, part: 'api' | 'page', count: number) {
  for (const at of [Date.now(), Date.now() + 60_000])
    for (let taken = 0; taken < count; taken += 1)
      await rateLimits.takeCall(part, '127.0.0.1', new Date(at)).catch(() => undefined);
}

test('counts uncached API calls, but not cached responses and pages', async () => {
  const rateLimits = createRateLimits();
  const ask = await serve(rateLimits);
  expect((await ask('/api/blog/posts')).status).toBe(200);
  await useUp(rateLimits, 'api', 1_200);
  const rejected = await ask('/api/blog/posts/another');
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
  expect(JSON.parse(rejected.body.toString())).toMatchObject({ code: 'too-many-requests' });
  expect((await ask('/api/blog/posts')).status).toBe(200);
  expect((await ask('/blog/another')).status).toBe(200);
});

test('counts uncached pages separately, and responds in the reader’s language', async () => {
  const rateLimits = createRateLimits();
  const ask = await serve(rateLimits);
  expect((await ask('/kurdish/blog')).status).toBe(200);
  await useUp(rateLimits, 'page', 300);
  for (const [path, language] of [
    ['/blog?q=x', 'en'],
    ['/arabic/blog/a-post', 'ar'],
    ['/kurdish/rss.xml', 'ckb'],
  ] as const) {
    const { status, headers, body } = await ask(path);
    expect(status, path).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
      'x-content-type-options': 'nosniff',
    });
    expect(body.toString()).toContain(`<html lang="${language}"`);
    expect(body.toString()).toContain(rejections[language].tooMany.text);
  }
  expect((await ask('/kurdish/blog')).status).toBe(200);
  expect((await ask('/api/blog/posts')).status).toBe(200);
});
