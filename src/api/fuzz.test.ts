import { describeEachEngine } from '../../tests/support/each-engine.ts';
import { fuzzApi } from '../../tests/support/fuzz-api.ts';

describeEachEngine('every call of the API', (test) => {
  test('answers whatever is sent to it, and keeps nothing that it can not give back', async ({
    database,
  }) => {
    // The same every time; the tests of faults send others with each run.
    await fuzzApi(database, 12, 1620008767);
  });
});
