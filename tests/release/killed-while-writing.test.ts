import { expect } from 'vitest';
import { testOnFile as test } from '../support/each-engine.ts';
import { killWhileWriting } from '../support/kill-rounds.ts';

test('what was acknowledged survives ten sudden ends', async ({ databaseUrl }) => {
  const { posts, pictures } = await killWhileWriting(databaseUrl, 10);
  expect(posts).toBeGreaterThanOrEqual(5);
  expect(pictures).toBeGreaterThanOrEqual(5);
});
