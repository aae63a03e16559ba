import { describe } from 'vitest';
import { describeEachEngine } from '../support/each-engine.ts';
import { fuzzApi, sendEveryHostileText } from '../support/fuzz-api.ts';

// While one waits for PostgreSQL, the other has the core.
describe.concurrent('fuzzing', () => {
  describeEachEngine('every call of the API', (test) => {
    test('answers a hundred invalid requests to each call', async ({ database }) => {
      await fuzzApi(database, 100);
    });

    test('answers every hostile text in every field', async ({ database }) => {
      await sendEveryHostileText(database);
    });
  });
});
