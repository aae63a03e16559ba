import { describe, expect } from 'vitest';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import { createPost, findPublishedPost } from './index.ts';

describeEachEngine('createPost', (test) => {
  test('returns every field unchanged', async ({ database }) => {
    const given = samplePost({
      language: 'ckb',
      title: 'لووتکە',
      content: '## سەردێڕ\n\nدەق "و" \'نیشانە\' \\ 🚀',
      tags: ['کوردستان', 'a,b', '"q"'],
      publishedAt: new Date('2026-11-01T09:00:00.123Z'),
    });
    const { id, slug } = await createPost(database, given);
    const post = await findPublishedPost(database, slug);
    expect(post).toMatchObject({
      id,
      slug: 'lutke',
      language: 'ckb',
      title: given.title,
      description: given.description,
      content: given.content,
      image: given.image,
      imageAlt: given.imageAlt,
      category: given.category,
      tags: given.tags,
      author: given.author,
      date: '2026-11-01T09:00:00.123Z',
      readTime: 1,
      views: 0,
      comments: 0,
      translations: [],
    });
  });

  test('gives each of several concurrent posts with one title its own slug', async ({
    database,
  }) => {
    const created = await Promise.all(
      Array.from({ length: 12 }, () => createPost(database, samplePost({ title: 'Same' }))),
    );
    const expected = ['same', ...Array.from({ length: 11 }, (_, index) => `same-${index + 2}`)];
    expect(created.map(({ slug }) => slug).sort()).toEqual(expected.sort());
  });

  test('uses one id for each post, even if many have the same title', async ({ database }) => {
    for (let count = 1; count <= 20; count += 1) {
      const { id, slug } = await createPost(database, samplePost({ title: 'Same' }));
      expect([id, slug]).toEqual([count, count === 1 ? 'same' : `same-${count}`]);
    }
    const [row] = await database.selectFrom('posts').selectAll().limit(1).execute();
    const { id: _id, ...columns } = row ?? expect.fail('there is no post');
    for (let start = 21; start < 3_000; start += 500)
      await database
        .insertInto('posts')
        .values(
          Array.from({ length: 500 }, (_, index) => ({
            ...columns,
            slug: `same-${start + index}`,
            translation_group: `group-${start + index}`,
          })),
        )
        .execute();
    const { id, slug } = await createPost(database, samplePost({ title: 'Same' }));
    expect([id, slug]).toEqual([3_021, 'same-3021']);
  });

  test('makes slugs unique across all languages', async ({ database }) => {
    const english = await createPost(database, samplePost({ title: 'Git' }));
    const arabic = await createPost(database, samplePost({ title: 'Git', language: 'ar' }));
    expect([english.slug, arabic.slug]).toEqual(['git', 'git-2']);
  });

  test('rejects a second translation into the same language', async ({ database }) => {
    const group = { translationGroup: 'group' };
    await createPost(database, samplePost({ ...group }));
    await createPost(database, samplePost({ ...group, language: 'ar' }));
    await expect(
      createPost(database, samplePost({ ...group, title: 'Other' })),
    ).rejects.toMatchObject({ code: 'translation-exists' });
  });

  test('never reuses the id of a deleted post', async ({ database }) => {
    const first = await createPost(database, samplePost());
    await database.deleteFrom('posts').execute();
    const second = await createPost(database, samplePost());
    expect(second.id).toBeGreaterThan(first.id);
  });
});

describe('translations', () => {
  describeEachEngine('findPublishedPost', (test) => {
    test('lists only published translations', async ({ database }) => {
      const group = { translationGroup: 'group' };
      await createPost(database, samplePost({ ...group, title: 'English' }));
      await createPost(database, samplePost({ ...group, title: 'عربي', language: 'ar' }));
      await createPost(
        database,
        samplePost({ ...group, title: 'کوردی', language: 'ckb', publishedAt: null }),
      );
      const post = await findPublishedPost(database, 'english');
      expect(post?.translations).toEqual([{ language: 'ar', slug: 'arbi' }]);
    });

    test('returns null for an unpublished post', async ({ database }) => {
      await createPost(database, samplePost({ title: 'Draft', publishedAt: null }));
      expect(await findPublishedPost(database, 'draft')).toBeNull();
    });
  });
});
