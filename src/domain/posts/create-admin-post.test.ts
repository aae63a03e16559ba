import { expect } from 'vitest';
import { type Database, openDatabase } from '#platform/database/index.ts';
import { describeEachEngine, describePostgres } from '../../../tests/support/each-engine.ts';
import { samplePayload, sampleRecord } from '../../../tests/support/sample-post.ts';
import {
  createAdminPost,
  deletePost,
  findAdminPost,
  findPublishedPost,
  postInput,
  restorePost,
} from './index.ts';
import { blankPost } from './shared/fields.ts';

function create(database: Database, fields: Record<string, unknown> = {}, username = 'zana') {
  return createAdminPost(database, postInput.parse(samplePayload(fields)), username);
}

describeEachEngine('createAdminPost', (test) => {
  test('stores every given field', async ({ database }) => {
    const given = samplePayload({
      title: ' لووتکە "و" \\ 🚀 ',
      language: 'ckb',
      imageAlt: 'وێنە',
      translationGroup: 'group',
      translation: sampleRecord(),
    });
    const post = await createAdminPost(database, postInput.parse(given), 'zana');
    expect(post).toEqual({
      ...blankPost,
      ...given,
      id: expect.any(Number),
      slug: 'lutke-w-rocket',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
      updatedAt: post.createdAt,
      views: 0,
      needsCleanup: false,
      textVersion: expect.stringMatching(/^[\da-f]{16}$/),
      sourceVersion: expect.stringMatching(/^[\da-f]{16}$/),
    });
    expect(await findAdminPost(database, post.id)).toEqual(post);
  });

  test.for([
    ['Planning an App!', 'planning-an-app'],
    ['لووتکە', 'lutke'],
    [' ', 'how-to-plan-an-app'],
  ] as const)('makes the slug from the words %j: %s', async ([slug, expected], { database }) => {
    expect((await create(database, { slug })).slug).toBe(expected);
    const language = 'ckb';
    expect((await create(database, { slug, language })).slug).toBe(`${expected}-2`);
  });

  test('sets a default for each omitted field', async ({ database }) => {
    const content = 'word '.repeat(60).trim();
    const least = { title: 'How to plan an app well', content, language: 'en' };
    const post = await createAdminPost(database, postInput.parse(least), 'zana');
    expect(post).toMatchObject({
      description: `${'word '.repeat(40).trim()}…`,
      author: 'zana',
      category: 'General',
      tags: ['blog'],
      image: '/default-cover.jpg',
      imageAlt: '',
      published: true,
      sources: [],
      seoTitle: 'How to plan an app well',
      seoDescription: 'word '.repeat(32).trim(),
      seoKeywords: 'How, to, plan, an, app',
      slug: 'how-to-plan-an-app-well',
      translation: null,
    });
  });

  test.for([
    ['description', 'One two.…'],
    ['author', 'zana'],
    ['category', 'General'],
    ['seoTitle', 'A title'],
    ['seoDescription', 'One two.'],
    ['seoKeywords', 'A, title'],
  ] as const)('treats a blank %s as omitted', async ([field, value], { database }) => {
    const fields = { title: 'A title', content: 'One two.', [field]: ' ' };
    expect(await create(database, fields)).toMatchObject({ [field]: value });
  });

  test('sets the author Admin for a user without a name', async ({ database }) => {
    expect((await create(database, { author: '' }, ' ')).author).toBe('Admin');
  });

  test('leaves an empty list of tags empty', async ({ database }) => {
    expect((await create(database, { tags: [] })).tags).toEqual([]);
  });

  test('publishes at once, or stores an unpublished post', async ({ database }) => {
    const before = new Date().toISOString();
    const published = await create(database, { title: 'One' });
    const draft = await create(database, { title: 'Two', published: false });
    expect([published.published, draft.published]).toEqual([true, false]);
    const date = (await findPublishedPost(database, 'one'))?.date ?? '';
    expect(date >= before && date <= new Date().toISOString()).toBe(true);
    expect(await findPublishedPost(database, 'two')).toBeNull();
    const rows = database.selectFrom('posts').select('first_published_at').orderBy('id');
    expect(await rows.execute()).toEqual([
      { first_published_at: date },
      { first_published_at: null },
    ]);
  });

  test('joins a translation group, or starts a new one', async ({ database }) => {
    const english = await create(database);
    const other = await create(database);
    expect(other.translationGroup).not.toBe(english.translationGroup);
    const group = { translationGroup: english.translationGroup };
    await create(database, { ...group, language: 'ar', title: 'عربي' });
    expect((await findPublishedPost(database, english.slug))?.translations).toEqual([
      { language: 'ar', slug: 'arbi' },
    ]);
  });

  test('rejects a second version in one language, even an unpublished one', async ({
    database,
  }) => {
    const group = { translationGroup: 'group' };
    const first = await create(database, { ...group, published: false });
    for (const title of ['How to plan an app', 'Another title']) {
      await expect(create(database, { ...group, title })).rejects.toMatchObject({
        code: 'translation-exists',
      });
    }
    expect(await postIds(database)).toEqual([first.id]);
  });

  test('accepts one of many concurrent translations', async ({ database }) => {
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, (_, number) =>
        create(database, { translationGroup: 'group', title: `Title ${number % 3}` }),
      ),
    );
    expect(codesOf(results)).toEqual(['created', ...Array(7).fill('translation-exists')]);
    expect(await postIds(database)).toHaveLength(1);
  });

  test('replaces a deleted version, and gets its slug', async ({ database }) => {
    const group = { translationGroup: 'group' };
    const deleted = await create(database, group);
    await deletePost(database, deleted.id);
    const post = await create(database, group);
    expect(post.slug).toBe(deleted.slug);
    expect(await postIds(database)).toEqual([post.id]);
    await expect(restorePost(database, deleted.id)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('keeps the slug of a deleted post for its undo', async ({ database }) => {
    const deleted = await create(database);
    await deletePost(database, deleted.id);
    expect((await create(database)).slug).toBe(`${deleted.slug}-2`);
    expect((await restorePost(database, deleted.id)).slug).toBe(deleted.slug);
  });
});

describePostgres('createAdminPost', (test) => {
  test('accepts one post of several processes, also over a deleted version', async ({
    database,
    databaseUrl,
  }) => {
    const group = { translationGroup: 'group' };
    await deletePost(database, (await create(database, group)).id);
    const other = await openDatabase(databaseUrl);
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, (_, number) => create(number % 2 ? database : other, group)),
    );
    await other.destroy();
    expect(codesOf(results)).toEqual(['created', ...Array(7).fill('translation-exists')]);
    expect(await postIds(database)).toHaveLength(1);
  });
});

function codesOf(results: readonly PromiseSettledResult<unknown>[]): string[] {
  return results
    .map((result) => (result.status === 'fulfilled' ? 'created' : result.reason.code))
    .sort();
}

async function postIds(database: Database): Promise<number[]> {
  const rows = await database.selectFrom('posts').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}
