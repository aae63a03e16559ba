import { expect, test as plainTest } from 'vitest';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import {
  addOldPaths,
  createPost,
  deletePost,
  findPostBySlug,
  listOldPaths,
  oldPathOf,
  purgeDeletedPosts,
  resolveOldPath,
  togglePublished,
} from './index.ts';

plainTest.each([
  ['/2019/05/Hello/', '/2019/05/hello'],
  ['//a//b?utm_source=x', '/a/b'],
  ['/%D8%A3%D9%87%D9%84%D8%A7/', '/أهلا'],
  ['/caf%65%CC%81', '/café'],
  ['/?p=12', '/?p=12'],
  ['/?a=b&p=12', '/?p=12'],
  ['/', null],
  ['/?p=012', null],
  ['/?p=x', null],
  ['/%00', null],
  ['/%zz', null],
  [`/${'a'.repeat(500)}`, null],
])('oldPathOf(%j) is %j', (target, path) => expect(oldPathOf(target)).toBe(path));

describeEachEngine('An old path', (test) => {
  test('leads to its post, but to no unpublished one, and is gone with it', async ({
    database,
  }) => {
    const { id, slug } = await createPost(database, samplePost({ language: 'ar' }));
    expect(await addOldPaths(database, ['/2019/05/hello', '/?p=12'], id)).toEqual([]);
    const found = { language: 'ar', slug };
    expect(await resolveOldPath(database, '/2019/05/hello')).toEqual(found);
    expect(await resolveOldPath(database, '/?p=12')).toEqual(found);
    expect(await resolveOldPath(database, '/2019')).toBeNull();
    await togglePublished(database, id);
    expect(await resolveOldPath(database, '/?p=12')).toBeNull();
    await deletePost(database, id);
    expect(await resolveOldPath(database, '/?p=12')).toBe('gone');
    await purgeDeletedPosts(database, new Date(Date.now() + 7_200_000));
    expect(await resolveOldPath(database, '/?p=12')).toBe('gone');
  });

  test('stays with the post that has it, and one of /blog is a former slug', async ({
    database,
  }) => {
    const first = await createPost(database, samplePost({ title: 'First' }));
    const second = await createPost(database, samplePost({ title: 'Second' }));
    await addOldPaths(database, ['/a', '/blog/hello'], first.id);
    expect(
      await addOldPaths(database, ['/a', '/b', '/blog/hello', '/blog/first'], second.id),
    ).toEqual(['/a', '/blog/hello', '/blog/first']);
    expect(await addOldPaths(database, ['/a', '/blog/first'], first.id)).toEqual([]);
    expect(await listOldPaths(database, first.id)).toEqual(['/a', '/blog/hello']);
    expect(await listOldPaths(database, second.id)).toEqual(['/b']);
    expect(await findPostBySlug(database, 'hello')).toMatchObject({ slug: 'first' });
    expect(await findPostBySlug(database, 'first')).toMatchObject({ title: 'First' });
  });
});
