import fc from 'fast-check';
import { expect } from 'vitest';
import { createViewCounter } from '#domain/analytics/view-counter.ts';
import { DomainError } from '#domain/domain-error.ts';
import {
  batchArticles,
  cancelPublication,
  createPost,
  deletePost,
  editPost,
  findAdminPost,
  publishDue,
  restorePost,
  rewritePosts,
  schedulePublication,
  togglePublished,
  undoBatch,
} from '#domain/posts/index.ts';
import { addNextReads } from '#domain/related-posts/add-next-reads.ts';
import { relateTexts } from '#domain/related-posts/start-relating.ts';
import { languages } from '#i18n/languages.ts';
import { type Database, inTransaction, openDatabase } from '#platform/database/index.ts';
import { describePostgres } from '../support/each-engine.ts';
import { samplePost } from '../support/sample-post.ts';

const actor = { username: 'sara', ipAddress: null };
const { username } = actor;
const groups = ['c', 'a', 'd', 'b'];

type Site = {
  database: Database;
  ids: readonly number[];
  views: ReturnType<typeof createViewCounter>;
};

/** @param number for what a change writes, and in which order it names posts */
type Change = (site: Site, id: number, number: number) => Promise<unknown>;

const changes: Record<string, Change> = {
  async batch({ database }, id, number) {
    const action = (['add-tag', 'remove-tag', 'unpublish'] as const)[number % 3] ?? 'add-tag';
    const chosen = rotated(groups, number).slice(0, 3);
    const { undo } = await batchArticles(database, actor, { action, groups: chosen, tag: 'new' });
    if (undo && id % 2 === 0) await undoBatch(database, actor, undo);
  },
  async cover({ database }, id, number) {
    const image = `/media/${String(number).padStart(32, '0')}.jpg`;
    const { updatedAt } = await findAdminPost(database, id);
    // Half of them with another URL: PostgreSQL then locks the post against rows that refer to it, too.
    const moved = { slug: `post ${id} of ${number}`, title: `Post ${id} of ${number}` };
    await editPost(database, id, { ...(number % 2 === 0 && moved), image, updatedAt });
  },
  async text({ database }, id, number) {
    const { updatedAt } = await findAdminPost(database, id);
    await editPost(database, id, { content: `Words ${number}`, updatedAt });
  },
  /** The next change of the English text then stores what its translations translate. */
  async unknownSource({ database }, id) {
    const post = database.updateTable('posts').where('id', '=', id);
    await post.set({ source_version: null }).execute();
  },
  async pictures({ database, ids }, _, number) {
    await rewritePosts(database, actor, rotated(ids, number).slice(0, 7), {
      cover: ({ image }) => ({ image, image_alt: String(number) }),
      text: (markdown) => `${markdown}.`,
    });
  },
  async toggle({ database }, id) {
    await inTransaction(database, async (transaction) => await togglePublished(transaction, id));
  },
  async schedule({ database }, _, number) {
    const now = new Date();
    const publishAt = new Date(now.getTime() + 60_000);
    const drafts = await database
      .selectFrom('posts')
      .select('id')
      .where('published_at', 'is', null)
      .orderBy('id')
      .execute();
    if (drafts.length === 0) return;
    const chosen = rotated(drafts, number).slice(0, 4);
    const ids = chosen.map(({ id }) => id);
    await schedulePublication(database, { ids, publishAt, username, now });
  },
  async due({ database }) {
    await publishDue(database, new Date(Date.now() + 120_000));
  },
  async cancel({ database }, id) {
    await cancelPublication(database, id);
  },
  async views({ database, views }, id, number) {
    for (const { slug } of await database.selectFrom('posts').select('slug').execute())
      views.record(slug, { ipAddress: `10.${id}.${number % 250}.1`, userAgent: String(number) });
    await views.flush();
  },
  async nextReads({ database }, _, number) {
    const posts = await database.selectFrom('posts').select('slug').orderBy('id').execute();
    const [{ slug } = { slug: '' }, ...others] = rotated(posts, number);
    await addNextReads(database, slug, new Map(others.map((other) => [other.slug, 5])));
  },
  async related({ database }) {
    await relateTexts(database);
  },
  async remove({ database }, id) {
    await deletePost(database, id);
    await restorePost(database, id);
  },
};

function rotated<Item>(items: readonly Item[], count: number): Item[] {
  const start = count % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

describePostgres('changes that meet in the same posts', (test) => {
  test('wait for each other, and none is cancelled as a deadlock', async ({
    database,
    databaseUrl,
  }) => {
    const ids: number[] = [];
    // An article's languages are not stored next to each other.
    for (const [index, language] of languages.entries())
      for (const translationGroup of rotated(groups, index)) {
        const title = `${translationGroup} ${language}`;
        const post = samplePost({ language, title, translationGroup });
        ids.push((await createPost(database, post)).id);
      }
    const databases = [database, await openDatabase(databaseUrl), await openDatabase(databaseUrl)];
    const instances = databases.map((own) => ({
      database: own,
      ids,
      views: createViewCounter(own),
    }));
    const kind = fc.constantFrom(...Object.values(changes));
    const post = fc.constantFrom(...ids);
    const list = fc.array(fc.tuple(kind, post, fc.nat(999)), { minLength: 120, maxLength: 120 });
    const editors = fc.sample(list, { numRuns: 6, seed: 1 });
    let made = 0;
    const work = editors.map(async (ownChanges, index) => {
      const site = instances[index % instances.length] as Site;
      for (const [change, id, number] of ownChanges)
        await change(site, id, number).then(() => {
          made += 1;
        }, ignoreDomainError);
    });
    await Promise.all(work);
    for (const { views } of instances) await views.stop();
    for (const own of databases.slice(1)) await own.destroy();
    // Others are rejected: their post was deleted or published a moment before.
    expect(made).toBeGreaterThan(500);
    const covers = await database
      .selectFrom('posts')
      .select(({ fn }) => fn.count('image').distinct().as('count'))
      .groupBy('translation_group')
      .execute();
    expect(covers.map(({ count }) => Number(count))).toEqual([1, 1, 1, 1]);
  });
});

function ignoreDomainError(error: unknown): void {
  if (!(error instanceof DomainError)) throw error;
}
