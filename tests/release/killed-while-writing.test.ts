import { expect } from 'vitest';
import { testOnFile as test } from '../support/each-engine.ts';
import { killWhileWriting } from '../support/kill-while-writing.ts';

test('acknowledged writes survive ten crashes', async ({ databaseUrl }) => {
  const { posts, pictures } = await killWhileWriting(databaseUrl, 10);
  expect(posts).toBeGreaterThanOrEqual(5);
  expect(pictures).toBeGreaterThanOrEqual(5);
});
