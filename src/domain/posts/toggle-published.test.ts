import { expect } from 'vitest';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import {
  createPost,
  deletePost,
  findAdminPost,
  findPublishedPost,
  togglePublished,
} from './index.ts';

describeEachEngine('togglePublished', (test) => {
  test('unpublishes a post, and publishes it again with its first date', async ({ database }) => {
    const publishedAt = new Date('2026-01-02T03:04:05.678Z');
    const { id, slug } = await createPost(database, samplePost({ publishedAt }));
    expect((await togglePublished(database, id)).published).toBe(false);
    expect(await findPublishedPost(database, slug)).toBeNull();
    expect((await togglePublished(database, id)).published).toBe(true);
    expect((await findPublishedPost(database, slug))?.date).toBe('2026-01-02T03:04:05.678Z');
  });

  test('publishes a post with the current date', async ({ database }) => {
    const { id, slug } = await createPost(database, samplePost({ publishedAt: null }));
    const before = new Date().toISOString();
    expect((await togglePublished(database, id)).published).toBe(true);
    const date = (await findPublishedPost(database, slug))?.date ?? '';
    expect(date >= before && date <= new Date().toISOString()).toBe(true);
    await togglePublished(database, id);
    await togglePublished(database, id);
    expect((await findPublishedPost(database, slug))?.date).toBe(date);
  });

  test('changes nothing else, so that an edit in progress succeeds', async ({ database }) => {
    const { id } = await createPost(database, samplePost());
    const before = await findAdminPost(database, id);
    expect(await togglePublished(database, id)).toEqual({ ...before, published: false });
    expect(await findAdminPost(database, id)).toEqual({ ...before, published: false });
  });

  test('applies each of several concurrent calls', async ({ database }) => {
    const { id } = await createPost(database, samplePost());
    const posts = await Promise.all(Array.from({ length: 9 }, () => togglePublished(database, id)));
    expect(posts.filter(({ published }) => published)).toHaveLength(4);
    expect((await findAdminPost(database, id)).published).toBe(false);
  });

  test('reports an unknown and a deleted post', async ({ database }) => {
    const { id } = await createPost(database, samplePost());
    await deletePost(database, id);
    for (const unknown of [id, id + 1])
      await expect(togglePublished(database, unknown)).rejects.toMatchObject({ code: 'not-found' });
  });
});
