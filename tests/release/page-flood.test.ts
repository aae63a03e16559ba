import { expect } from 'vitest';
import { testOnFile as test } from '../support/each-engine.ts';
import { floodPages } from '../support/flood-pages.ts';

test('hundreds of pages that nobody keeps cost a bounded work; readers and editors go on', async ({
  databaseUrl,
}) => {
  expect(await floodPages(databaseUrl, 400)).toContain('none made anew');
});
