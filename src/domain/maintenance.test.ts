import { expect } from 'vitest';
import { testOnFile } from '../../tests/support/each-engine.ts';
import { samplePost } from '../../tests/support/sample-post.ts';
import { maintain } from './maintenance.ts';
import { createPost } from './posts/index.ts';

const settings = { historyDays: 730, enquiryDays: 365, numbersDays: 400, timeZone: 'Asia/Baghdad' };

testOnFile('a step that fails is named, and the later ones still run', async ({ database }) => {
  const { id } = await createPost(database, samplePost({ language: 'ckb' }));
  await database.schema.dropTable('assistant_runs').execute();
  const failed: string[] = [];
  await maintain(database, settings, (step) => failed.push(step));
  expect(failed).toEqual(['remove old runs of the assistant']);
  // What the last two steps leave behind.
  const indexed = await database.selectFrom('search_texts').select('post_id').execute();
  const remembered = database
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'memory-has-read-posts-to');
  expect(indexed).toEqual([{ post_id: id }]);
  expect(await remembered.execute()).toEqual([{ value: String(id) }]);
});
