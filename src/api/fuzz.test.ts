import { testOnFile } from '../../tests/support/each-engine.ts';
import { fuzzApi } from '../../tests/support/fuzz-api.ts';

testOnFile(
  'every call of the API responds to any input, and stores nothing that it can’t return',
  async ({ database }) => {
    // The same seed every time. The resilience tests send more, with a new seed in each run, on both databases.
    await fuzzApi(database, 12, 1620008767);
  },
);
