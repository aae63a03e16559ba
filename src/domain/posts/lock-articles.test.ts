import { expect } from 'vitest';
import type { Database } from '#platform/database/index.ts';
import { describePostgres } from '../../../tests/support/each-engine.ts';
import { postsNotLocked } from '../../../tests/support/posts-not-locked.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import { someoneWaits } from '../../../tests/support/someone-waits.ts';
import { createPost } from './create-post.ts';
import { lockArticles } from './lock-articles.ts';

async function create(database: Database, translationGroup: string, language: 'en' | 'ar') {
  const title = `${translationGroup} ${language}`;
  return (await createPost(database, samplePost({ title, language, translationGroup }))).id;
}

describePostgres('locking articles', (test) => {
  test('goes by the ids of all their posts, as counting views does', async ({ database }) => {
    await create(database, 'a', 'en');
    const lockedPost = await create(database, 'b', 'en');
    const last = await create(database, 'a', 'ar');
    const work = async () =>
      await database.transaction().execute((own) => lockArticles(own, ['a', 'b']));
    expect(await postsNotLocked(database, { lockedPost, work })).toEqual([lockedPost, last]);
  });

  test('includes a language that another transaction creates meanwhile', async ({ database }) => {
    await create(database, 'a', 'en');
    const free = await create(database, 'b', 'en');
    const other = await database.startTransaction().execute();
    await lockArticles(other, ['a']);
    const own = await database.startTransaction().execute();
    const locking = lockArticles(own, ['a']);
    await someoneWaits(database).finally(async () => {
      await create(other, 'a', 'ar');
      await other.commit().execute();
    });
    await locking;
    const posts = database.selectFrom('posts').select('id').forUpdate().skipLocked();
    expect(await posts.execute()).toEqual([{ id: free }]);
    await own.rollback().execute();
  });
});
