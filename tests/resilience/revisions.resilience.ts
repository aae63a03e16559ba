import { describe, expect } from 'vitest';
import { describeEachEngine } from '../support/each-engine.ts';
import { killWhileSaving } from '../support/kill-while-saving.ts';

// Each engine waits for its own processes most of the time.
describe.concurrent('sudden ends', () => {
  describeEachEngine('the history', (test) => {
    test('has every acknowledged save after a hundred sudden ends', async ({ databaseUrl }) => {
      const saves = await killWhileSaving(databaseUrl, 100);
      console.log(`${saves} saves were acknowledged, and each has its revision`);
      expect(saves).toBeGreaterThanOrEqual(200);
    });
  });
});
