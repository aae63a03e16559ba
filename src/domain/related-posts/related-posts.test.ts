import { expect } from 'vitest';
import {
  createPost,
  deletePost,
  editPost,
  type NewPost,
  restorePost,
  togglePublished,
} from '#domain/posts/index.ts';
import { indexTexts } from '#domain/search/index.ts';
import type { Database } from '#platform/database/index.ts';
import { countStatements } from '../../../tests/support/count-statements.ts';
import { describeEachEngine, describePostgres } from '../../../tests/support/each-engine.ts';
import { openWithChanges } from '../../../tests/support/open-with-changes.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import { someoneWaits } from '../../../tests/support/someone-waits.ts';
import { findRelatedPosts } from './index.ts';
import { relatedLimits } from './limits.ts';
import { noteUnknown, relateTexts } from './start-relating.ts';

describeEachEngine('related posts', (test) => {
  test('share stems and tags, rare ones weigh more, and are in the same language', async ({
    database,
  }) => {
    const posts = await addAll(database, [
      { title: 'Falcons', content: 'We keep falcons, and keep all falcons.' },
      { title: 'A falcon at night', content: 'It sleeps.' },
      { title: 'Prices', content: 'We keep prices, and keep all prices.', tags: ['falconry'] },
      { title: 'Keeping', content: 'Shops keep, and people keep.' },
      { title: 'Goods', content: 'We keep goods, and keep all goods.' },
      { title: 'Falcons too', content: 'We keep falcons, and keep all falcons.', language: 'ckb' },
    ]);
    expect(await titlesAfter(database, posts('Falcons'))).toEqual([
      'A falcon at night',
      'Goods',
      'Keeping',
    ]);
    await edit(database, posts('Falcons'), { tags: ['falconry'] });
    expect(await titlesAfter(database, posts('Falcons'))).toEqual([
      'Prices',
      'A falcon at night',
      'Goods',
    ]);
  });

  test.for([
    ['ar', 'خوادم الشركة', 'خادم المصنع', 'أسعار الخبز'],
    ['ckb', 'سێرڤەرەکانی کۆمپانیا', 'سێرڤەری کارگە', 'نرخی نان'],
  ] as const)('compare the stems of %s', async ([language, one, near, far], { database }) => {
    const posts = await addAll(
      database,
      [one, near, far].map((title) => ({ title, language, content: title })),
    );
    expect((await titlesAfter(database, posts(one)))[0]).toBe(near);
  });

  test('are those of both sides as soon as one is published, and none once it is not', async ({
    database,
  }) => {
    const posts = await addAll(database, [
      { title: 'Falcons' },
      { title: 'Falcons again', publishedAt: null },
    ]);
    const [old, draft] = [posts('Falcons'), posts('Falcons again')];
    expect(await titlesAfter(database, old)).toEqual([]);
    await togglePublished(database, draft);
    expect(await titlesAfter(database, old)).toEqual(['Falcons again']);
    expect(await titlesAfter(database, draft)).toEqual(['Falcons']);
    for (const [hide, show] of [
      [togglePublished, togglePublished],
      [deletePost, restorePost],
    ]) {
      await hide?.(database, draft);
      // At once, before anything is computed.
      expect(await findRelatedPosts(database, { id: old, language: 'en' })).toEqual([]);
      await relateTexts(database);
      expect(await database.selectFrom('related_posts').selectAll().execute()).toEqual([]);
      await show?.(database, draft);
      expect(await titlesAfter(database, old)).toEqual(['Falcons again']);
    }
    await database.deleteFrom('posts').where('id', '=', draft).execute();
    expect(await titlesAfter(database, old)).toEqual([]);
    expect(await database.selectFrom('related_texts').select('post_id').execute()).toEqual([
      { post_id: old },
    ]);
  });

  test('follow a text that is about something else, and fill the lists that it leaves', async ({
    database,
  }) => {
    const titles = ['one', 'two', 'three', 'four', 'five'].map((word) => `Falcons ${word}`);
    const posts = await addAll(database, [
      ...titles.map((title) => ({ title })),
      { title: 'Prices of bread' },
      { title: 'Prices of tea' },
    ]);
    const first = posts('Falcons one');
    await edit(database, first, { title: 'Prices of falcons', content: 'Bread and tea. Bread.' });
    expect((await titlesAfter(database, first))[0]).toBe('Prices of bread');
    await edit(database, first, { title: 'Prices', content: 'Bread.' });
    for (const title of titles.slice(1)) {
      const found = await titlesAfter(database, posts(title));
      expect(found).toHaveLength(3);
      expect(found).not.toContain('Prices');
    }
    const counted = await database
      .selectFrom('related_terms')
      .select('texts')
      .where('term', '=', 'falcon')
      .executeTakeFirst();
    expect(counted).toEqual({ texts: 4 });
  });

  test('are computed of posts from before, without those that readers can not open', async ({
    database,
  }) => {
    await addAll(database, [{ title: 'Falcons' }, { title: 'A draft', publishedAt: null }]);
    for (const table of ['related_pending', 'related_texts', 'related_terms'] as const)
      await database.deleteFrom(table).execute();
    await noteUnknown(database);
    expect(await relateTexts(database)).toBe(1);
    await noteUnknown(database);
    expect(await relateTexts(database)).toBe(0);
  });

  test('announce the pages whose list has changed', async ({ database, databaseUrl }) => {
    const posts = await addAll(database, [
      { title: 'Falcons' },
      { title: 'Falcons again' },
      { title: 'Bread' },
    ]);
    const { database: site, changedSlugs } = await openWithChanges(databaseUrl);
    const again = posts('Falcons again');
    const both = ['falcons', 'falcons-again'];
    // Its title is in the list of the other.
    await edit(site, again, { title: 'Falcons anew' });
    expect(await changedSlugs()).toEqual(both);
    await togglePublished(site, again);
    expect(await changedSlugs()).toEqual(both);
    await relateTexts(site);
    await changedSlugs();
    await togglePublished(site, again);
    expect(await changedSlugs()).toEqual(['falcons-again']);
    await relateTexts(site);
    expect(await changedSlugs()).toEqual(both);
    await site.updateTable('posts').set({ views: 9 }).execute();
    expect(await changedSlugs()).toEqual([]);
  });

  test('cost no more where many texts are alike, and no post is in all lists', async ({
    database,
  }) => {
    for (let number = 0; number < 66; number += 1) {
      const subject = number % 6 === 0 ? 'hawks' : 'falcons';
      const words = Array.from({ length: 200 }, (_, index) => `${subject}${index}`).join(' ');
      const content = `${words} ${words}`;
      await createPost(database, samplePost({ title: `${subject} ${number}`, content }));
    }
    await indexTexts(database);
    await relateTexts(database);
    const lists = await database
      .selectFrom('related_posts')
      .select(['post_id', 'related_id'])
      .execute();
    const longest = (of: number[]) =>
      Math.max(...Object.values(Object.groupBy(of, String)).map((group) => group?.length ?? 0));
    expect(longest(lists.map(({ post_id }) => post_id))).toBe(relatedLimits.listed);
    expect(longest(lists.map(({ related_id }) => related_id))).toBeLessThanOrEqual(
      relatedLimits.listing,
    );
    for (const work of [
      (id: number) => edit(database, id, { tags: ['falcons'] }),
      (id: number) => togglePublished(database, id),
    ]) {
      const { post_id: id } = lists.at(0) ?? { post_id: 0 };
      await work(id);
      await indexTexts(database);
      const { database: asked, counted } = countStatements(database);
      const texts = await relateTexts(asked);
      expect(texts).toBeLessThanOrEqual(1 + relatedLimits.listing);
      expect(counted.statements / texts).toBeLessThan(45);
      expect(counted.rows / texts).toBeLessThan(2_500);
    }
    const { database: asked, counted } = countStatements(database);
    const { post_id: id } = lists.at(-1) ?? { post_id: 0 };
    expect(await findRelatedPosts(asked, { id, language: 'en' })).toHaveLength(3);
    expect(counted.statements).toBe(1);
    expect(counted.rows).toBeLessThanOrEqual(relatedLimits.listed);
  });

  test('are weighed again once there are many more texts', async ({ database }) => {
    // The first two have a word in common, as long as there are no others.
    const posts = await addAll(database, [
      { title: 'The price of bread' },
      { title: 'The price of falcons' },
    ]);
    const numbers = Array.from({ length: 8 }, (_, index) => index + 1);
    for (const number of numbers) await addAll(database, [{ title: `The price of ${number}` }]);
    const outdated = await database
      .selectFrom('related_texts')
      .select('post_id')
      .where('texts', '<', 8)
      .execute();
    expect(outdated).toEqual([]);
    await edit(database, posts('The price of bread'), { tags: ['falcons'] });
    await edit(database, posts('The price of falcons'), { tags: ['falcons'] });
    expect((await titlesAfter(database, posts('The price of bread')))[0]).toBe(
      'The price of falcons',
    );
  });

  test('take any title, tag and text', async ({ database }) => {
    const odd = ['#', '☕ 🙂', "'; drop table posts; --", '* OR "', 'a'.repeat(29), 'ه', '_'];
    await addAll(
      database,
      [1, 2].map((number) => ({
        title: `${odd.join(' ')} ${number}`,
        tags: odd,
        content: `${'a'.repeat(200_000)} ${'one two '.repeat(20_000)}`,
      })),
    );
    const [row] = await database.selectFrom('related_posts').selectAll().execute();
    expect(row).toHaveProperty('score');
    const texts = await database.selectFrom('related_texts').select('terms').execute();
    for (const { terms } of texts) expect(terms.length).toBeLessThan(1_000);
  });
});

describePostgres('related posts', (test) => {
  test('of a post that is being changed are computed after the change', async ({ database }) => {
    const posts = await addAll(database, [{ title: 'Falcons' }, { title: 'A falcon at night' }]);
    await edit(database, posts('Falcons'), { tags: ['falconry'] });
    const editing = await database.startTransaction().execute();
    const post = editing.updateTable('posts').where('id', '=', posts('Falcons'));
    await post.set({ views: 1 }).execute();
    const relating = relateTexts(database);
    await someoneWaits(database);
    // A trigger notes the post. Who waits for the post has not locked that note.
    await post.set({ title: 'Two falcons' }).execute();
    await editing.commit().execute();
    await relating;
    expect(await titlesAfter(database, posts('A falcon at night'))).toEqual(['Two falcons']);
  });
});

/** @returns the id of a title */
async function addAll(
  database: Database,
  posts: readonly Partial<NewPost>[],
): Promise<(title: string) => number> {
  const ids = new Map<string | undefined, number>();
  for (const post of posts) {
    const { id } = await createPost(
      database,
      samplePost({ description: '', content: '', tags: [], ...post }),
    );
    ids.set(post.title, id);
  }
  await relateTexts(database);
  return (title) => ids.get(title) ?? 0;
}

async function titlesAfter(database: Database, id: number): Promise<string[]> {
  await relateTexts(database);
  const { language } = await database
    .selectFrom('posts')
    .select('language')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return (await findRelatedPosts(database, { id, language })).map(({ title }) => title);
}

async function edit(database: Database, id: number, changes: Partial<NewPost>) {
  const { updated_at } = await database
    .selectFrom('posts')
    .select('updated_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await editPost(database, id, { ...changes, updatedAt: updated_at });
}
