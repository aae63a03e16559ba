import { expect } from 'vitest';
import { createPost, findAdminPost } from '#domain/posts/index.ts';
import type { Language } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';
import { describePostgres } from '../../../../tests/support/each-engine.ts';
import { postsNotLocked } from '../../../../tests/support/posts-not-locked.ts';
import { samplePost } from '../../../../tests/support/sample-post.ts';
import { type PlannedText, storeArticle } from './store-article.ts';

/** A text of the article that has changed in its source. */
async function changedText(database: Database, language: Language): Promise<PlannedText> {
  const post = samplePost({ language, title: language, translationGroup: 'a' });
  const { id } = await createPost(database, post);
  const values = { title: language, content: 'Changed' };
  const text = { key: language, language, values, isCopy: false, oldPaths: [] };
  return {
    text: { ...text, publishedAt: post.publishedAt },
    values,
    fingerprint: '1',
    plan: { outcome: 'changed', post: await findAdminPost(database, id) },
  };
}

describePostgres('an import', (test) => {
  test('locks an article by the ids of its posts, in whatever order its texts come', async ({
    database,
  }) => {
    const first = await changedText(database, 'en');
    const second = await changedText(database, 'ar');
    const texts = [second, first];
    const article = {
      key: 'a',
      where: 'a.md',
      translationGroup: 'a',
      notes: [],
      texts: texts.map(({ text }) => text),
      findPicture: async () => ({ kind: 'missing', reason: 'none' }) as const,
    };
    const posts = database.selectFrom('posts').select('id').orderBy('id');
    const ids = (await posts.execute()).map(({ id }) => id);
    const [lockedPost = 0] = ids;
    const work = async () => await storeArticle(database, article, texts);
    expect(await postsNotLocked(database, { lockedPost, work })).toEqual(ids);
    const contents = database.selectFrom('posts').select('content').distinct().execute();
    expect(await contents).toEqual([{ content: 'Changed' }]);
  });
});
