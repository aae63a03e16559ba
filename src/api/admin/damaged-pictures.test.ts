import { testOnFile as test } from '../../../tests/support/each-engine.ts';
import { sendMutatedPictures } from '../../../tests/support/send-mutated-pictures.ts';

test('a damaged picture is re-encoded or rejected', async ({ database }) => {
  await sendMutatedPictures(database, 40);
});
