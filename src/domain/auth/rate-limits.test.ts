import pLimit from 'p-limit';
import { expect, onTestFinished, test as plainTest, vi } from 'vitest';
import { openDatabase } from '#platform/database/index.ts';
import { describePostgres } from '../../../tests/support/each-engine.ts';
import { createRateLimits, type RateLimits } from './index.ts';

/** Forty seconds before the end of a minute, and 5 min 40 s before the end of a window of ten. */
const now = new Date('2026-11-21T12:04:20Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

/** Sets the clock of the process without affecting its timers. */
function setClock(at: Date): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(at);
}

/**
 * Whatever the clock does, a full window ends within one duration, and another window is free at once.
 */
async function expectNoLongLockOut(limits: RateLimits): Promise<void> {
  const take = async () =>
    await limits.takeUpload('sara').then(
      () => 'taken',
      (error: { retryAfterSeconds: number }) => error.retryAfterSeconds,
    );
  const fill = async () => await Promise.all(Array.from({ length: 120 }, take));
  setClock(now);
  expect(new Set(await fill())).toEqual(new Set(['taken']));
  expect(await take()).toBe(340);
  // Forward by an hour, by thirteen, back by a day, and once more to where it was.
  for (const seconds of [3_600, 13 * 3_600, -86_400]) {
    setClock(later(seconds));
    expect(new Set(await fill()), String(seconds)).toEqual(new Set(['taken']));
    expect(await take()).toBe(340);
  }
  setClock(now);
  expect(await take()).toBe(340);
  setClock(later(340));
  expect(await take()).toBe('taken');
}

/**
 * Makes a number of calls, spread over the counters, and returns their outcomes. Sixty run at a time: on a busy
 * machine, more would wait for a connection longer than the pool allows.
 */
async function takeTogether(counters: RateLimits[], count: number, take: keyof RateLimits) {
  const limit = pLimit(60);
  const calls = Array.from({ length: count }, (_, index) => {
    const counter = counters[index % counters.length];
    if (!counter) throw new Error('unreachable: there is a counter');
    return limit(() =>
      take === 'takeUpload'
        ? counter.takeUpload('sara', now)
        : counter.takeCall('api', `2001:db8::${(index % 9) + 1}`, now),
    );
  });
  const results = await Promise.allSettled(calls);
  return {
    taken: results.filter(({ status }) => status === 'fulfilled').length,
    errors: results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])),
  };
}

async function expectExact(counters: RateLimits[], one: RateLimits): Promise<void> {
  const uploads = await takeTogether(counters, 150, 'takeUpload');
  expect(uploads.taken).toBe(120);
  expect(uploads.errors[0]).toMatchObject({ code: 'too-many-requests', retryAfterSeconds: 340 });
  await one.takeUpload('dara', now);
  await one.takeUpload('sara', later(340));

  const calls = await takeTogether(counters, 1_250, 'takeCall');
  expect(calls.taken).toBe(1_200);
  expect(calls.errors[0]).toMatchObject({
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

plainTest('allows three hundred pages a minute for an IP ipAddress in any notation', async () => {
  const limits = createRateLimits();
  const takePage = async (ipAddress: string) => await limits.takeCall('page', ipAddress, now);
  for (let count = 0; count < 300; count += 1) await takePage(`2001:db8::${count}`);
  await expect(takePage('2001:DB8::1')).rejects.toMatchObject({
    code: 'too-many-requests',
    retryAfterSeconds: 40,
  });
  await takePage('2001:db9::1');
  await limits.takeCall('api', '2001:db8::1', now);
});

plainTest('after the clock jumps, a process that counts alone locks no one out', async () => {
  await expectNoLongLockOut(createRateLimits());
});

describePostgres('several processes', (test) => {
  test('don’t lock anyone out when the clock jumps', async ({ database }) => {
    await expectNoLongLockOut(createRateLimits(database));
  });

  test('share their counts', async ({ databaseUrl }) => {
    const databases = await Promise.all(['a', 'b', 'c'].map(() => openDatabase(databaseUrl)));
    const counters = databases.map((database) => createRateLimits(database));
    const [one] = counters;
    if (one) await expectExact(counters, one);
    expect.hasAssertions();
    for (const database of databases) await database.destroy();
  });
});
