import { expect, test } from 'vitest';
import { createRateLimits } from '#domain/auth/index.ts';
import { createPageCache } from '#platform/page-cache/index.ts';
import { serveAnswerer } from '../tests/support/serve-answerer.ts';
import { keepingPlanOf } from './keeping-plans.ts';
import { refuseTooManyCalls } from './refuse-too-many-calls.ts';

test('calls that are not in memory are counted; kept answers and pages are not', async () => {
  const rateLimits = createRateLimits();
  const { answer } = createPageCache({
    maxBytes: 1_000_000,
    planOf: keepingPlanOf,
    render: async (key) => Response.json(key),
    refuse: refuseTooManyCalls(rateLimits, 0),
  });
  const ask = await serveAnswerer(answer);
  expect((await ask('/api/blog/posts')).status).toBe(200);
  // Of the next minute too, which may begin in between.
  for (const at of [Date.now(), Date.now() + 60_000])
    for (let count = 0; count < 1_200; count += 1)
      await rateLimits.takeCall('api', '127.0.0.1', new Date(at)).catch(() => undefined);
  const refused = await ask('/api/blog/posts/another');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(JSON.parse(refused.body.toString())).toMatchObject({ code: 'too-many-requests' });
  expect((await ask('/api/blog/posts')).status).toBe(200);
  expect((await ask('/blog/another')).status).toBe(200);
});
