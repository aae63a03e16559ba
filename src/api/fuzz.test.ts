import { describeEachEngine } from '../../tests/support/each-engine.ts';
import { fuzzApi } from '../../tests/support/fuzz-api.ts';

describeEachEngine('every call of the API', (test) => {
  test('responds to any input, and stores nothing that it can’t return', async ({ database }) => {
    // The same seed every time; the resilience tests use a new one in each run.
    await fuzzApi(database, 12, 1620008767);
  });
});
