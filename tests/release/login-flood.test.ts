import { expect } from 'vitest';
import { describeEachEngine } from '../support/each-engine.ts';
import { floodLogins } from '../support/flood-logins.ts';

describeEachEngine('a hundred logins at once', (test) => {
  test('are limited exactly, while readers and the owner of an attacked account go on', async ({
    databaseUrl,
  }) => {
    expect(await floodLogins(databaseUrl, 100)).toContain('100 wrong');
  });
});
