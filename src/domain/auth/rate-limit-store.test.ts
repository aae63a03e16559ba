import { RateLimiterRes } from 'rate-limiter-flexible';
import { expect } from 'vitest';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { RateLimitStore } from './rate-limit-store.ts';

const start = Date.parse('2026-11-21T12:00:00Z');

/** Two points in ten seconds, at a number of seconds after the start. */
function storeAt(database: Database, second: number): RateLimitStore {
  const now = new Date(start + second * 1_000);
  return new RateLimitStore(database, now, { keyPrefix: 'test', points: 2, durationSeconds: 10 });
}

describeEachEngine('RateLimitStore', (test) => {
  test('counts each key separately, up to its limit', async ({ database }) => {
    const store = storeAt(database, 0);
    expect(await store.consume('a')).toMatchObject({
      consumedPoints: 1,
      remainingPoints: 1,
      msBeforeNext: 10_000,
      isFirstInDuration: true,
    });
    expect(await store.consume('a')).toMatchObject({ consumedPoints: 2, remainingPoints: 0 });
    await expect(store.consume('a')).rejects.toBeInstanceOf(RateLimiterRes);
    expect(await store.consume('b')).toMatchObject({ consumedPoints: 1 });
  });

  test('never allows more than the limit within any span of one duration', async ({ database }) => {
    await storeAt(database, 0).consume('a');
    await storeAt(database, 9).consume('a');
    await expect(storeAt(database, 11).consume('a')).rejects.toMatchObject({ msBeforeNext: 8_000 });
    await expect(storeAt(database, 18).consume('a')).rejects.toMatchObject({ msBeforeNext: 1_000 });
    expect(await storeAt(database, 19).consume('a')).toMatchObject({ consumedPoints: 1 });
  });

  test('a returned point can be taken again after other attempts were rejected', async ({
    database,
  }) => {
    const store = storeAt(database, 0);
    const results = await Promise.allSettled(Array.from({ length: 9 }, () => store.consume('a')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await store.reward('a');
    expect(await store.consume('a')).toMatchObject({ consumedPoints: 2 });
  });

  test('counts every point while others take and return points', async ({ database }) => {
    const takeAndGiveBack = async () => {
      for (let round = 0; round < 30; round += 1) {
        const isTaken = await storeAt(database, 0)
          .consume('a')
          .then(
            () => true,
            () => false,
          );
        if (isTaken) await storeAt(database, 0).reward('a');
      }
    };
    await Promise.all(Array.from({ length: 8 }, takeAndGiveBack));
    expect(await storeAt(database, 0).get('a')).toMatchObject({ consumedPoints: 0 });
  });

  test('a point that is returned too late adds none', async ({ database }) => {
    const store = storeAt(database, 0);
    await store.reward('a');
    expect(await store.get('a')).toMatchObject({ consumedPoints: 0 });
    await store.consume('a');
    await storeAt(database, 20).reward('a');
    expect(await storeAt(database, 20).get('a')).toMatchObject({ consumedPoints: 0 });
  });

  test('a clock that is set back locks out for at most two durations', async ({ database }) => {
    for (const _point of [1, 2]) await storeAt(database, 86_400).consume('a');
    // A difference of up to one duration may be the clock of another process.
    await expect(storeAt(database, 86_390).consume('a')).rejects.toMatchObject({
      msBeforeNext: 20_000,
    });
    expect(await storeAt(database, 0).get('a')).toBeNull();
    for (const points of [1, 2])
      expect(await storeAt(database, 0).consume('a')).toMatchObject({ consumedPoints: points });
    await expect(storeAt(database, 0).consume('a')).rejects.toMatchObject({ msBeforeNext: 10_000 });
  });

  test('a point that is returned after the clock was set back adds none', async ({ database }) => {
    await storeAt(database, 86_400).consume('a');
    await storeAt(database, 0).reward('a');
    expect(await storeAt(database, 0).get('a')).toMatchObject({ consumedPoints: 0 });
  });

  test('can be read, set, blocked and cleared', async ({ database }) => {
    const store = storeAt(database, 0);
    expect(await store.get('a')).toBeNull();
    expect(await store.delete('a')).toBe(false);
    await store.set('a', 2, 20);
    expect(await store.get('a')).toMatchObject({ consumedPoints: 2, msBeforeNext: 20_000 });
    await store.block('a', 20);
    await expect(storeAt(database, 19).consume('a')).rejects.toMatchObject({ msBeforeNext: 1_000 });
    expect(await storeAt(database, 20).get('a')).toBeNull();
    await store.block('a', 0);
    await expect(storeAt(database, 99_999).consume('a')).rejects.toMatchObject({
      msBeforeNext: -1,
    });
    expect(await store.delete('a')).toBe(true);
    expect(await store.consume('a')).toMatchObject({ consumedPoints: 1 });
  });
});
