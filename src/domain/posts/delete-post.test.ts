import { expect } from 'vitest';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine, describePostgres } from '../../../tests/support/each-engine.ts';
import { postsNotLocked } from '../../../tests/support/posts-not-locked.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import {
  createPost,
  deletePost,
  findAdminPost,
  findPublishedPost,
  listAdminPosts,
  listAdminSummaries,
  listPublishedPosts,
  listPublishedSummaries,
  purgeDeletedPosts,
  restorePost,
} from './index.ts';

const notFound = { code: 'not-found', message: 'Post not found' };
const minuteMs = 60_000;

describeEachEngine('deletePost', (test) => {
  test('hides a post everywhere', async ({ database }) => {
    const group = { translationGroup: 'group' };
    const { id, slug } = await createPost(database, samplePost(group));
    const kept = await createPost(database, samplePost({ ...group, language: 'ar' }));
    await deletePost(database, id);

    expect(await findPublishedPost(database, slug)).toBeNull();
    expect((await findPublishedPost(database, kept.slug))?.translations).toEqual([]);
    await expect(findAdminPost(database, id)).rejects.toMatchObject(notFound);
    const selection = { language: undefined, limit: 50 };
    for (const posts of [
      await listPublishedPosts(database, selection),
      await listPublishedSummaries(database, selection),
      await listAdminPosts(database),
      await listAdminSummaries(database),
    ])
      expect(posts.map((post) => post.id)).toEqual([kept.id]);
  });

  test('reports an unknown post, and one that is already deleted', async ({ database }) => {
    const { id } = await createPost(database, samplePost());
    await expect(deletePost(database, id + 1)).rejects.toMatchObject(notFound);
    await deletePost(database, id);
    await expect(deletePost(database, id)).rejects.toMatchObject(notFound);
  });
});

describeEachEngine('restorePost', (test) => {
  test('restores a post unchanged', async ({ database }) => {
    const { id, slug } = await createPost(database, samplePost());
    const before = await findAdminPost(database, id);
    await deletePost(database, id);
    expect(await restorePost(database, id)).toEqual(before);
    expect(await findAdminPost(database, id)).toEqual(before);
    expect(await findPublishedPost(database, slug)).not.toBeNull();
  });

  test('reports an unknown post, and one that is not deleted', async ({ database }) => {
    const { id } = await createPost(database, samplePost());
    for (const other of [id, id + 1])
      await expect(restorePost(database, other)).rejects.toMatchObject(notFound);
  });
});

describeEachEngine('purgeDeletedPosts', (test) => {
  test('removes posts that were deleted over an hour ago, with their counters', async ({
    database,
  }) => {
    const kept = await createPost(database, samplePost());
    const deleted = await createPost(database, samplePost());
    const counters = { post_id: deleted.id, day: '2026-11-21' };
    await database
      .insertInto('post_views_daily')
      .values({ ...counters, views: 1 })
      .execute();
    await database
      .insertInto('post_readers')
      .values({ ...counters, visitor_hash: 'x', address_hash: 'y' })
      .execute();
    await deletePost(database, deleted.id);
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs);

    await purgeDeletedPosts(database);
    await purgeDeletedPosts(database, inMinutes(59));
    expect(await storedIds(database)).toEqual([kept.id, deleted.id]);

    await purgeDeletedPosts(database, inMinutes(61));
    expect(await storedIds(database)).toEqual([kept.id]);
    expect(await database.selectFrom('post_views_daily').selectAll().execute()).toEqual([]);
    await expect(restorePost(database, deleted.id)).rejects.toMatchObject(notFound);
  });
});

describePostgres('purgeDeletedPosts', (test) => {
  test('locks posts by id, however they are stored', async ({ database }) => {
    const first = await createPost(database, samplePost());
    const second = await createPost(database, samplePost());
    // PostgreSQL stores a changed row after the others.
    for (const { id } of [second, first]) await deletePost(database, id);
    const inTwoHours = new Date(Date.now() + 120 * minuteMs);
    const work = async () => await purgeDeletedPosts(database, inTwoHours);
    const free = await postsNotLocked(database, { lockedPost: first.id, work });
    expect(free).toEqual([first.id, second.id]);
    expect(await storedIds(database)).toEqual([]);
  });
});

async function storedIds(database: Database): Promise<number[]> {
  const rows = await database.selectFrom('posts').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}
