import { expect } from 'vitest';
import { testOnFile as test } from '../support/each-engine.ts';
import { killWhileWriting } from '../support/kill-while-writing.ts';

test('acknowledged writes survive a hundred crashes', async ({ databaseUrl }) => {
  const { posts, pictures } = await killWhileWriting(databaseUrl, 100);
  console.log(`${posts} posts and ${pictures} pictures were acknowledged, and are there`);
  expect(posts).toBeGreaterThanOrEqual(50);
  expect(pictures).toBeGreaterThanOrEqual(50);
});
