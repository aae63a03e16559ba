import { expect } from 'vitest';
import { type Database, openDatabase } from '#platform/database/index.ts';
import { describeEachEngine, describePostgres } from '../../../tests/support/each-engine.ts';
import { samplePost, sampleRecord } from '../../../tests/support/sample-post.ts';
import { createPost, deletePost, editPost, findAdminPost, postChanges } from './index.ts';

async function newPost(database: Database) {
  const { id } = await createPost(database, samplePost({ translation: sampleRecord() }));
  return await findAdminPost(database, id);
}

describeEachEngine('editPost', (test) => {
  test.for([
    { title: 'Another' },
    { content: 'Another.' },
    { description: '' },
    { author: 'Zana' },
    { category: 'News' },
    { tags: [] },
    { tags: ['وێب', 'a,"b"'] },
    { image: '/media/other.jpg' },
    { imageAlt: '' },
    { sources: ['https://example.com'] },
    { seoTitle: 'S' },
    { seoDescription: 'S' },
    { seoKeywords: 's' },
    { translation: { ...sampleRecord(), dismissed: [] } },
    { translation: null },
    { title: 'Two', content: 'At once.' },
    {},
  ])('changes %j and nothing else', async (changes, { database }) => {
    const before = await newPost(database);
    const result = await editPost(database, before.id, {
      ...changes,
      updatedAt: before.updatedAt,
    });
    const after = await findAdminPost(database, before.id);
    expect(result).toEqual({ stale: false, post: after });
    expect(after).toEqual({
      ...before,
      ...changes,
      updatedAt: after.updatedAt,
      textVersion: after.textVersion,
    });
    expect(after.updatedAt > before.updatedAt).toBe(true);
  });

  test('updates the read time only with the text', async ({ database }) => {
    const { id, updatedAt } = await newPost(database);
    const minutes = async () =>
      await database.selectFrom('posts').select('read_time_minutes').executeTakeFirstOrThrow();
    const result = await editPost(database, id, { content: 'word '.repeat(401), updatedAt });
    expect(await minutes()).toEqual({ read_time_minutes: 3 });
    if (result.stale) throw new Error('stale');
    await editPost(database, id, { title: 'T', updatedAt: result.post.updatedAt });
    expect(await minutes()).toEqual({ read_time_minutes: 3 });
  });

  test('stores nothing of a stale edit, and returns the stored post', async ({ database }) => {
    const { id, updatedAt } = await newPost(database);
    await editPost(database, id, { title: 'Mine', updatedAt });
    const current = await findAdminPost(database, id);
    const late = await editPost(database, id, { title: 'Theirs', content: 'Theirs', updatedAt });
    expect(late).toEqual({ stale: true, current });
    expect(await findAdminPost(database, id)).toEqual(current);
  });

  test('stores one of several concurrent edits', async ({ database }) => {
    const { id, updatedAt } = await newPost(database);
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        editPost(database, id, { title: `Edit ${number}`, updatedAt }),
      ),
    );
    expect(results.filter(({ stale }) => !stale)).toHaveLength(1);
  });

  test('gives every state a later time, even if the clock was set back', async ({ database }) => {
    const { id } = await newPost(database);
    const ahead = new Date(Date.now() + 3_600_000).toISOString();
    await database.updateTable('posts').set({ updated_at: ahead }).execute();
    let updatedAt = ahead;
    for (const title of ['One', 'Two', 'Three']) {
      const result = await editPost(database, id, { title, updatedAt });
      if (result.stale) throw new Error('stale');
      expect(result.post.updatedAt > updatedAt).toBe(true);
      updatedAt = result.post.updatedAt;
    }
  });

  test('accepts the time that it started from in any notation', async ({ database }) => {
    const { id } = await newPost(database);
    const stored = '2026-11-21T12:00:00.000Z';
    for (const updatedAt of ['2026-11-21T12:00:00Z', '2026-11-21T15:00:00+03:00']) {
      await database.updateTable('posts').set({ updated_at: stored }).execute();
      const result = await editPost(database, id, postChanges.parse({ updatedAt, title: 'T' }));
      expect(result.stale).toBe(false);
    }
  });

  test('reports an unknown and a deleted post', async ({ database }) => {
    const { id, updatedAt } = await newPost(database);
    await deletePost(database, id);
    for (const unknown of [id, id + 1])
      await expect(editPost(database, unknown, { updatedAt })).rejects.toMatchObject({
        code: 'not-found',
      });
  });
});

describePostgres('editPost', (test) => {
  test('stores the edit of one of two processes', async ({ database, databaseUrl }) => {
    const { id, updatedAt } = await newPost(database);
    const other = await openDatabase(databaseUrl);
    const results = await Promise.all(
      [database, other, database, other].map((connection, number) =>
        editPost(connection, id, { title: `Edit ${number}`, updatedAt }),
      ),
    );
    await other.destroy();
    expect(results.filter(({ stale }) => !stale)).toHaveLength(1);
  });
});
