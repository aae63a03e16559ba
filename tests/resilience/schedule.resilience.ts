import { expect } from 'vitest';
import { describeEachEngine } from '../support/each-engine.ts';
import { checkRandomSchedules } from '../support/random-schedules.ts';

describeEachEngine('a schedule', (test) => {
  test('of 10,000 posts with clocks that jump publishes none early, none twice, and forgets none', async ({
    database,
  }) => {
    expect(await checkRandomSchedules(database, { posts: 100, runs: 100 })).toBe(10_000);
  });
});
