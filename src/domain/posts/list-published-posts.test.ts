import { expect } from 'vitest';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import { createPost, listPublishedPosts, listPublishedSummaries } from './index.ts';

describeEachEngine('listPublishedPosts', (test) => {
  test('lists the published posts of one language, the newest first', async ({ database }) => {
    await createPost(database, samplePost({ title: 'Old', publishedAt: new Date('2026-01-01') }));
    await createPost(database, samplePost({ title: 'New', publishedAt: new Date('2026-02-01') }));
    await createPost(database, samplePost({ title: 'Draft', publishedAt: null }));
    await createPost(database, samplePost({ title: 'عربي', language: 'ar' }));
    const posts = await listPublishedPosts(database, { language: 'en', limit: 50 });
    expect(posts.map(({ title }) => title)).toEqual(['New', 'Old']);
  });

  test('lists every language by default', async ({ database }) => {
    await createPost(database, samplePost());
    await createPost(database, samplePost({ language: 'ckb', title: 'کوردی' }));
    const posts = await listPublishedPosts(database, { language: undefined, limit: 50 });
    expect(posts).toHaveLength(2);
  });

  test('never lists more than 50', async ({ database }) => {
    for (let number = 0; number < 52; number += 1) await createPost(database, samplePost());
    const posts = await listPublishedSummaries(database, { language: 'en', limit: 1_000 });
    expect(posts).toHaveLength(50);
    expect(posts[0]).not.toHaveProperty('content');
  });
});
