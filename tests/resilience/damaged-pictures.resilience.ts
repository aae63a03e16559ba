import { describeEachEngine } from '../support/each-engine.ts';
import { sendMutatedPictures } from '../support/send-mutated-pictures.ts';

describeEachEngine('damaged pictures', (test) => {
  test('a thousand of them are re-encoded or rejected', async ({ database }) => {
    await sendMutatedPictures(database, 1_000);
  });
});
