import { expect } from 'vitest';
import { testOnFile as test } from '../../support/each-engine.ts';
import { floodPages } from '../../support/flood-pages.ts';

test('thousands of uncached pages cost bounded work, while readers and editors go on', async ({
  databaseUrl,
}) => {
  const told = await floodPages(databaseUrl, 3_000);
  expect(told).toContain('none made anew');
  console.log(told);
});
