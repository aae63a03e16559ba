import { expect } from 'vitest';
import { describeEachEngine } from '../support/each-engine.ts';
import { killAtTheSecond } from '../support/kill-at-the-second.ts';
import { checkRandomSchedules } from '../support/random-schedules.ts';

describeEachEngine('a schedule', (test) => {
  test('of 10,000 posts, three instances that may die, and clocks that jump: none early, none twice, none forgotten', async ({
    databaseUrl,
  }) => {
    expect(await checkRandomSchedules(databaseUrl, { posts: 100, runs: 100 })).toBe(10_000);
  });

  test('is kept by three sites of which one is killed at the second, again and again', async ({
    databaseUrl,
  }) => {
    const latestMs = await killAtTheSecond(databaseUrl, { rounds: 10, posts: 20 });
    console.log(`No post was published later than ${latestMs} ms after its time`);
  });
});
