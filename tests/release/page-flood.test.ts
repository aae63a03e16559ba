import { expect } from 'vitest';
import { testOnFile as test } from '../support/each-engine.ts';
import { floodPages } from '../support/flood-pages.ts';

test('hundreds of uncached pages cost bounded work, while readers and editors go on', async ({
  databaseUrl,
}) => {
  expect(await floodPages(databaseUrl, 400)).toContain('none made anew');
});
