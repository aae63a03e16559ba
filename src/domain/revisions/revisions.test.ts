import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import {
  createPost,
  deletePost,
  findAdminPost,
  purgeDeletedPosts,
  restoreRevision,
  togglePublished,
  withHistory,
} from '#domain/posts/index.ts';
import type { Language } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { actor, created, edit } from '../../../tests/support/history-calls.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import { listRevisions, readArticleAt, removeOldRevisions } from './index.ts';

describeEachEngine('the history of an article', (test) => {
  test('has the text before the first change, and after each', async ({ database }) => {
    const { id, translation_group: group } = await createPost(
      database,
      samplePost({ title: 'One', content: 'First' }),
    );
    await edit(database, id, { content: 'Second' });
    await edit(database, id, { title: 'Two' });
    await toggle(database, id);
    const { revisions, next } = await listRevisions(database, { translationGroup: group });
    expect(next).toBeNull();
    expect(revisions.map(({ kind, number, username }) => [number, kind, username])).toEqual([
      [4, 'unpublished', 'sara'],
      [3, 'edited', 'sara'],
      [2, 'edited', 'sara'],
      [1, 'created', null],
    ]);
    const texts = await Promise.all(
      revisions.map(
        async (revision) =>
          (await readArticleAt(database, { translationGroup: group, id: revision.id })).texts.en,
      ),
    );
    expect(texts.map((text) => [text?.title, text?.content])).toEqual([
      ['Two', 'Second'],
      ['Two', 'Second'],
      ['One', 'Second'],
      ['One', 'First'],
    ]);
  });

  test('shows all languages as they were at a revision of one', async ({ database }) => {
    const translationGroup = randomUUID();
    const add = async (language: Language, content: string) =>
      await created(database, { language, translationGroup, title: language, content });
    const en = await add('en', 'English 1');
    await add('ckb', 'کوردی ١');
    await edit(database, en, { content: 'English 2' });
    await add('ar', 'عربي ١');
    const { revisions } = await listRevisions(database, { translationGroup });
    const contents = await Promise.all(
      revisions.map(async ({ id }) => {
        const { texts } = await readArticleAt(database, { translationGroup, id });
        return [texts.en?.content, texts.ckb?.content, texts.ar?.content];
      }),
    );
    expect(contents).toEqual([
      ['English 2', 'کوردی ١', 'عربي ١'],
      ['English 2', 'کوردی ١', undefined],
      ['English 1', 'کوردی ١', undefined],
      ['English 1', undefined, undefined],
    ]);
  });

  test('brings an old text back byte for byte, as a revision that can be undone', async ({
    database,
  }) => {
    const old = '# Kurdish  \r\n\n\tکوردی‌ێک \u200f \n\n';
    const id = await created(database, { title: 'Title', content: old });
    await edit(database, id, { title: 'Another', content: 'Other words' });
    const { translationGroup } = await findAdminPost(database, id);
    const { revisions } = await listRevisions(database, { translationGroup });
    const [now, first] = revisions;
    await restore(database, id, Number(first?.id));
    expect(await findAdminPost(database, id)).toMatchObject({ title: 'Title', content: old });
    await restore(database, id, Number(now?.id));
    expect(await findAdminPost(database, id)).toMatchObject({
      title: 'Another',
      content: 'Other words',
    });
    const after = await listRevisions(database, { translationGroup });
    expect(after.revisions.map(({ kind, restoredFrom }) => [kind, restoredFrom])).toEqual([
      ['restored', now?.id],
      ['restored', first?.id],
      ['edited', null],
      ['published', null],
    ]);
  });

  test('is kept as long as the setting says, and the newest revision longer', async ({
    database,
  }) => {
    const day = 24 * 60 * 60 * 1_000;
    const id = await created(database, { title: 'Old', content: 'One' });
    await edit(database, id, { content: 'Two' });
    await edit(database, id, { content: 'Three' });
    const { translationGroup } = await findAdminPost(database, id);
    const numbers = async () =>
      (await listRevisions(database, { translationGroup })).revisions.map(({ number }) => number);
    // The clock was set back between the first and the second.
    await setTime(database, 1, new Date(Date.now() - 5 * day));
    await setTime(database, 2, new Date(Date.now() - 40 * day));
    await setTime(database, 3, new Date(Date.now() - 30 * day));
    await removeOldRevisions(database, 10);
    expect(await numbers()).toEqual([3, 2, 1]);
    await removeOldRevisions(database, 2);
    expect(await numbers()).toEqual([3]);
    expect(await findAdminPost(database, id)).toMatchObject({ content: 'Three' });
  });

  test('goes with a post that is deleted for good', async ({ database }) => {
    const id = await created(database, { title: 'Gone', content: 'One' });
    const { translationGroup } = await findAdminPost(database, id);
    await deletePost(database, id);
    expect((await listRevisions(database, { translationGroup })).revisions).toHaveLength(1);
    await purgeDeletedPosts(database, new Date(Date.now() + 2 * 60 * 60 * 1_000));
    await expect(listRevisions(database, { translationGroup })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

async function restore(database: Database, id: number, revision: number) {
  const { updatedAt } = await findAdminPost(database, id);
  await withHistory(
    database,
    actor,
    id,
    async (transaction) => await restoreRevision(transaction, id, { revision, updatedAt }),
    (result) =>
      result.stale
        ? { audit: [] }
        : { audit: [], revision: { kind: 'restored', post: result.post, restoredFrom: revision } },
  );
}

async function toggle(database: Database, id: number) {
  await withHistory(
    database,
    actor,
    id,
    async (transaction) => await togglePublished(transaction, id),
    (post) => ({
      audit: [],
      revision: { kind: post.published ? 'published' : 'unpublished', post },
    }),
  );
}

async function setTime(database: Database, number: number, time: Date) {
  await database
    .updateTable('revisions')
    .set({ at: time.toISOString() })
    .where('number', '=', number)
    .execute();
}
