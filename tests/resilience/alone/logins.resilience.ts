import { describeEachEngine } from '../../support/each-engine.ts';
import { floodLogins } from '../../support/flood-logins.ts';

describeEachEngine('a thousand logins at once', (test) => {
  test('are limited exactly, while readers and the owner of an attacked account go on', async ({
    databaseUrl,
  }) => {
    console.log(await floodLogins(databaseUrl, 1_000));
  });
});
