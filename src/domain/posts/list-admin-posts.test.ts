import { expect } from 'vitest';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import {
  adminPost,
  adminPostSummary,
  createPost,
  findAdminPost,
  listAdminPosts,
  listAdminSummaries,
} from './index.ts';

describeEachEngine('listAdminPosts', (test) => {
  test('lists published and unpublished posts of every language, the newest first', async ({
    database,
  }) => {
    for (const [title, createdAt] of [
      ['Second', '2026-01-02T00:00:00.000Z'],
      ['Third', '2026-01-02T00:00:00.000Z'],
      ['First', '2026-01-01T00:00:00.000Z'],
    ] as const) {
      const { id } = await createPost(
        database,
        samplePost({ title, language: 'ar', publishedAt: null }),
      );
      await database
        .updateTable('posts')
        .set({ created_at: createdAt })
        .where('id', '=', id)
        .execute();
    }
    for (const posts of [await listAdminPosts(database), await listAdminSummaries(database)])
      expect(posts.map(({ title }) => title)).toEqual(['Third', 'Second', 'First']);
  });

  test('returns whole posts', async ({ database }) => {
    const { id } = await createPost(database, samplePost({ sources: ['a', '"b"'] }));
    const [listed] = await listAdminPosts(database);
    expect(adminPost.strict().parse(listed)).toEqual(listed);
    expect(listed).toEqual(await findAdminPost(database, id));
    expect(listed).toMatchObject({ content: 'One two three.', sources: ['a', '"b"'] });
  });
});

describeEachEngine('listAdminSummaries', (test) => {
  test('returns the same without the fields that only a form needs', async ({ database }) => {
    await createPost(database, samplePost());
    const [summary] = await listAdminSummaries(database);
    expect(adminPostSummary.strict().parse(summary)).toEqual(summary);
    expect(summary).toEqual(adminPostSummary.parse((await listAdminPosts(database))[0]));
  });

  test('has the same `needsCleanup` as the whole post', async ({ database }) => {
    for (const [title, content] of [
      ['Text', 'Plain'],
      ['Text', 'The word "translated" in quotes'],
      ['Text', 'The key "translatedTitle" alone'],
      ['Text', '{"translatedTitle": "X"}'],
      ['Text', 'Sure: {"TRANSLATED_TITLE" : "X"}'],
      ['Text', `${'x'.repeat(100_000)}{"translatedTitle": "X"}`],
      ['Text', '"{\\"translatedTitle\\": \\"X\\"}"'],
      ['Text', '{"translated": {"title": "X"}}'],
      ['Kurdish translation of: X', 'Plain'],
    ] as const)
      await createPost(database, samplePost({ title, content }));
    const posts = await listAdminPosts(database);
    const summaries = await listAdminSummaries(database);
    expect(posts.map(({ needsCleanup }) => needsCleanup).reverse()).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(summaries.map(({ needsCleanup }) => needsCleanup)).toEqual(
      posts.map(({ needsCleanup }) => needsCleanup),
    );
  });
});

describeEachEngine('findAdminPost', (test) => {
  test('finds an unpublished post, and reports an unknown one', async ({ database }) => {
    const { id } = await createPost(database, samplePost({ publishedAt: null }));
    expect((await findAdminPost(database, id)).published).toBe(false);
    for (const unknown of [id + 1, 999_999_999])
      await expect(findAdminPost(database, unknown)).rejects.toMatchObject({
        code: 'not-found',
        message: 'Post not found',
      });
  });
});
