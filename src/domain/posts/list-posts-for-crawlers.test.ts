import { expect } from 'vitest';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import { createPost, deletePost, listPostsForCrawlers, togglePublished } from './index.ts';

describeEachEngine('listPostsForCrawlers', (test) => {
  test('returns the published posts of every language, the oldest first', async ({ database }) => {
    const group = { translationGroup: 'group' };
    await createPost(database, samplePost({ ...group, title: 'One' }));
    await createPost(database, samplePost({ ...group, title: 'دوو', language: 'ckb' }));
    await createPost(database, samplePost({ title: 'Draft', publishedAt: null }));
    const withdrawn = await createPost(database, samplePost({ title: 'Withdrawn' }));
    await togglePublished(database, withdrawn.id);
    const deleted = await createPost(database, samplePost({ title: 'Deleted' }));
    await deletePost(database, deleted.id);
    const posts = await listPostsForCrawlers(database);
    expect(posts).toEqual(
      [
        { slug: 'one', language: 'en' },
        { slug: 'du', language: 'ckb' },
      ].map((post) => ({
        ...post,
        ...group,
        id: expect.any(Number),
        category: 'General',
        tags: ['sample'],
        series: '',
        seriesPart: 0,
        date: '2026-11-01T09:00:00.000Z',
        image: '/media/00000000000000000000000000000000.jpg',
        changedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      })),
    );
  });

  test('reports a change when the text changes and when the post is published', async ({
    database,
  }) => {
    const { id } = await createPost(database, samplePost());
    for (const [published_at, updated_at, changedAt] of [
      ['2026-01-02T00:00:00.000Z', '2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'],
      ['2026-01-02T00:00:00.000Z', '2026-01-03T00:00:00.000Z', '2026-01-03T00:00:00.000Z'],
    ] as const) {
      const row = { published_at, updated_at };
      await database.updateTable('posts').set(row).where('id', '=', id).execute();
      expect(await listPostsForCrawlers(database)).toMatchObject([{ changedAt }]);
    }
  });
});
