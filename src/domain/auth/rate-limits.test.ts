import { expect, test as plainTest } from 'vitest';
import { openDatabase } from '#platform/database/index.ts';
import { describePostgres } from '../../../tests/support/each-engine.ts';
import { createRateLimits, type RateLimits } from './index.ts';

/** Forty seconds before the end of a minute, and five minutes and forty seconds before that of ten. */
const now = new Date('2026-11-21T12:04:20Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

/** What a number of calls at one moment, spread over the counters, are answered. */
async function takeTogether(counters: RateLimits[], count: number, take: keyof RateLimits) {
  const calls = Array.from({ length: count }, (_, index) => {
    const counter = counters[index % counters.length];
    if (!counter) throw new Error('unreachable: there is a counter');
    return take === 'takeUpload'
      ? counter.takeUpload('sara', now)
      : counter.takeCall('api', `2001:db8::${(index % 9) + 1}`, now);
  });
  const results = await Promise.allSettled(calls);
  return {
    taken: results.filter(({ status }) => status === 'fulfilled').length,
    refusals: results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])),
  };
}

async function expectExact(counters: RateLimits[], one: RateLimits): Promise<void> {
  const uploads = await takeTogether(counters, 150, 'takeUpload');
  expect(uploads.taken).toBe(120);
  expect(uploads.refusals[0]).toMatchObject({ code: 'too-many-requests', retryAfterSeconds: 340 });
  await one.takeUpload('dara', now);
  await one.takeUpload('sara', later(340));

  const calls = await takeTogether(counters, 1_250, 'takeCall');
  expect(calls.taken).toBe(1_200);
  expect(calls.refusals[0]).toMatchObject({
    code: 'too-many-requests',
    retryAfterSeconds: 40,
    message: 'Too many requests: try again in 40 s',
  });
  await one.takeCall('api', '192.0.2.1', now);
  await one.takeCall('admin', '2001:db8::1', now);
  await one.takeCall('api', '', now);
  await one.takeCall('api', '2001:db8::1', later(40));
}

plainTest('a process that counts alone is exact', async () => {
  const limits = createRateLimits();
  await expectExact([limits], limits);
});

describePostgres('several processes', (test) => {
  test('count what they take together', async ({ databaseUrl }) => {
    const databases = await Promise.all(['a', 'b', 'c'].map(() => openDatabase(databaseUrl)));
    const counters = databases.map((database) => createRateLimits(database));
    const [one] = counters;
    if (one) await expectExact(counters, one);
    expect.hasAssertions();
    for (const database of databases) await database.destroy();
  });
});
