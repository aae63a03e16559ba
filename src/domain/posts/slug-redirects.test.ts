import { expect } from 'vitest';
import { type Database, openDatabase } from '#platform/database/index.ts';
import { describeEachEngine, describePostgres } from '../../../tests/support/each-engine.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import {
  createPost,
  deletePost,
  editPost,
  findAdminPost,
  findPostBySlug,
  purgeDeletedPosts,
  resolveShortLink,
  restorePost,
  togglePublished,
} from './index.ts';

async function newPost(database: Database, title: string, fields = {}): Promise<number> {
  return (await createPost(database, samplePost({ title, ...fields }))).id;
}

async function move(database: Database, id: number, slug: string) {
  const { updatedAt } = await findAdminPost(database, id);
  return await editPost(database, id, { slug, updatedAt });
}

async function purge(database: Database): Promise<void> {
  await purgeDeletedPosts(database, new Date(Date.now() + 2 * 3_600_000));
}

/** The slugs that some slugs lead to. */
async function targetsOf(database: Database, slugs: readonly string[]) {
  const found = await Promise.all(slugs.map((slug) => findPostBySlug(database, slug)));
  return found.map((place) => (typeof place === 'object' ? (place?.slug ?? null) : place));
}

describeEachEngine('a former slug', (test) => {
  test('leads to the current slug, after any number of changes', async ({ database }) => {
    const id = await newPost(database, 'One');
    await move(database, id, 'Two & more');
    const result = await move(database, id, 'سێ');
    expect(result).toMatchObject({ stale: false, post: { id, slug: 'se' } });
    expect(await targetsOf(database, ['one', 'two-more', 'se'])).toEqual(['se', 'se', 'se']);
    expect(await resolveShortLink(database, id)).toEqual({ language: 'en', slug: 'se' });
  });

  test('can be taken back, repeatedly', async ({ database }) => {
    const id = await newPost(database, 'One');
    for (const slug of ['two', 'one', 'two', 'one', 'one']) await move(database, id, slug);
    expect(await targetsOf(database, ['one', 'two'])).toEqual(['one', 'one']);
    expect(
      await database.selectFrom('former_addresses').select(['slug', 'post_id']).execute(),
    ).toEqual([{ slug: 'two', post_id: id }]);
  });

  test('is not given to another post, and neither is another post’s current one', async ({
    database,
  }) => {
    const mover = await newPost(database, 'One');
    await move(database, mover, 'two');
    const other = await newPost(database, 'One');
    expect(await targetsOf(database, ['one', 'one-2'])).toEqual(['two', 'one-2']);
    const before = await findAdminPost(database, other);
    for (const slug of ['one', 'two', 'TWO!'])
      await expect(
        editPost(database, other, { slug, title: 'Lost', updatedAt: before.updatedAt }),
      ).rejects.toMatchObject({ code: 'address-taken', message: /^The address (one|two) / });
    expect(await findAdminPost(database, other)).toEqual(before);
    expect(await targetsOf(database, ['one', 'two', 'one-2'])).toEqual(['two', 'two', 'one-2']);
  });

  test('is not created by a stale edit', async ({ database }) => {
    const id = await newPost(database, 'One');
    const { updatedAt } = await findAdminPost(database, id);
    await editPost(database, id, { title: 'Mine', updatedAt });
    const late = await editPost(database, id, { slug: 'late', updatedAt });
    expect(late).toMatchObject({ stale: true, current: { slug: 'one' } });
    expect(await targetsOf(database, ['one', 'late'])).toEqual(['one', null]);
  });

  test('does not reveal an unpublished post', async ({ database }) => {
    const id = await newPost(database, 'One', { publishedAt: null });
    await move(database, id, 'two');
    expect(await targetsOf(database, ['one', 'two'])).toEqual([null, null]);
    // The slug was never public.
    await newPost(database, 'One');
    expect(await targetsOf(database, ['one'])).toEqual(['one']);

    await togglePublished(database, id);
    await move(database, id, 'three');
    await togglePublished(database, id);
    expect(await targetsOf(database, ['two', 'three'])).toEqual([null, null]);
    expect(await resolveShortLink(database, id)).toBeNull();
    await togglePublished(database, id);
    expect(await targetsOf(database, ['two', 'three'])).toEqual(['three', 'three']);
  });

  test.for(['unknown', 'p', '', '\0', 'x'.repeat(200), '%'])(
    'is not «%s»',
    async (slug, { database }) => {
      await newPost(database, 'One');
      expect(await findPostBySlug(database, slug)).toBeNull();
    },
  );
});

describeEachEngine('a post that was deleted', (test) => {
  test('is gone under all its slugs, at once and for good', async ({ database }) => {
    const id = await newPost(database, 'One');
    const draft = await newPost(database, 'Draft', { publishedAt: null });
    await move(database, id, 'two');
    const places = async () => [
      ...(await targetsOf(database, ['one', 'two', 'draft'])),
      await resolveShortLink(database, id),
      await resolveShortLink(database, draft),
    ];
    const gone = ['gone', 'gone', null, 'gone', null];
    await deletePost(database, id);
    await deletePost(database, draft);
    expect(await places()).toEqual(gone);
    await restorePost(database, id);
    expect(await targetsOf(database, ['one', 'two'])).toEqual(['two', 'two']);
    await deletePost(database, id);
    await purge(database);
    expect(await places()).toEqual(gone);
    expect(await resolveShortLink(database, id + 100)).toBeNull();
  });

  test('frees its slugs for other posts', async ({ database }) => {
    const id = await newPost(database, 'One');
    await move(database, id, 'two');
    await deletePost(database, id);
    await purge(database);
    const next = await newPost(database, 'One');
    await move(database, next, 'two');
    expect(await targetsOf(database, ['one', 'two'])).toEqual(['two', 'two']);
    expect(await resolveShortLink(database, id)).toBe('gone');
  });

  test('is replaced by a new version in its language, and its old slug is gone', async ({
    database,
  }) => {
    const group = { translationGroup: 'group' };
    const id = await newPost(database, 'One', group);
    await deletePost(database, id);
    await newPost(database, 'Another', group);
    expect(await targetsOf(database, ['one', 'another'])).toEqual(['gone', 'another']);
    expect(await resolveShortLink(database, id)).toBe('gone');
  });
});

describePostgres('a slug that two posts request at the same moment', (test) => {
  test('is given to one of them', async ({ database, databaseUrl }) => {
    const ids = [await newPost(database, 'One'), await newPost(database, 'Two')];
    const other = await openDatabase(databaseUrl);
    const results = await Promise.allSettled(
      [database, other].map((connection, index) => move(connection, ids[index] ?? 0, 'wanted')),
    );
    await other.destroy();
    const rejected = results.filter(({ status }) => status === 'rejected');
    expect(rejected).toMatchObject([{ reason: { code: 'address-taken' } }]);
  });
});
