import { expect } from 'vitest';
import type { Database } from '#platform/database/index.ts';
import { describePostgres } from '../../../tests/support/each-engine.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import { someoneWaits } from '../../../tests/support/someone-waits.ts';
import { createPost } from './create-post.ts';
import { lockArticles } from './lock-articles.ts';

async function create(database: Database, translationGroup: string, language: 'en' | 'ar') {
  const title = `${translationGroup} ${language}`;
  return (await createPost(database, samplePost({ title, language, translationGroup }))).id;
}

/** The posts that no other transaction has locked. */
async function freePosts(transaction: Database): Promise<number[]> {
  const posts = transaction.selectFrom('posts').select('id').orderBy('id');
  return (await posts.forUpdate().skipLocked().execute()).map(({ id }) => id);
}

describePostgres('locking articles', (test) => {
  test('goes by the ids of all their posts, as counting views does', async ({ database }) => {
    await create(database, 'a', 'en');
    const counted = await create(database, 'b', 'en');
    const last = await create(database, 'a', 'ar');
    const other = await database.startTransaction().execute();
    await other.updateTable('posts').set({ views: 1 }).where('id', '=', counted).execute();
    const locking = database.transaction().execute((own) => lockArticles(own, ['a', 'b']));
    await someoneWaits(database).finally(async () => {
      const free = await freePosts(other);
      await other.commit().execute();
      expect(free).toEqual([counted, last]);
    });
    await locking;
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
    expect(await freePosts(database)).toEqual([free]);
    await own.rollback().execute();
  });
});
