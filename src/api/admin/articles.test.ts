import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import { listAuditLog } from '#domain/audit-log/index.ts';
import { maxBatchArticles } from '#domain/posts/shared/batch.ts';
import { listRevisions } from '#domain/revisions/index.ts';
import { writeExport } from '#domain/transfer/index.ts';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine, testOnFile } from '../../../tests/support/each-engine.ts';
import { editorCalls } from '../../../tests/support/editor-calls.ts';
import { samplePayload } from '../../../tests/support/sample-post.ts';
import { newFolder } from '../../../tests/support/temporary.ts';
import { bytesOfFolder } from '../../../tests/support/transfers.ts';

async function signIn(database: Database) {
  const call = await editorCalls(database, { username: 'zana' });
  return {
    call,
    batch: async (body: Record<string, unknown>) => await call('PATCH', '/blog/articles', body),
    undo: async (body: unknown) => await call('POST', '/blog/articles/undo', body),
    async addPost(fields: Record<string, unknown>) {
      const { body } = await call('POST', '/blog/posts', samplePayload(fields));
      return body;
    },
  };
}

type Caller = Awaited<ReturnType<typeof signIn>>;

/** Two articles: one in three languages with a draft, one in English alone. */
async function addArticles({ addPost }: Caller) {
  const en = await addPost({ title: 'Summit', tags: ['one', 'two', 'three'] });
  const { translationGroup } = en;
  const ckb = await addPost({ title: 'لوتکە', language: 'ckb', translationGroup, tags: ['two'] });
  const ar = await addPost({
    title: 'قمة',
    language: 'ar',
    translationGroup,
    tags: [],
    published: false,
  });
  const other = await addPost({ title: 'Valley', tags: ['two', 'four'] });
  return { en, ckb, ar, other, groups: [translationGroup, other.translationGroup] };
}

/** The rows of all posts, byte for byte. `updated_at` says that there was a change, and never goes back. */
async function storedPosts(database: Database) {
  const rows = await database.selectFrom('posts').selectAll().orderBy('id').execute();
  return rows.map(({ updated_at: _later, ...row }) => row);
}

async function readTags(database: Database) {
  const rows = await database.selectFrom('posts').select('tags').orderBy('id').execute();
  return rows.map(({ tags }) => JSON.parse(tags));
}

describeEachEngine('a batch of articles', (test) => {
  test.for([
    ['add-tag', 'two'],
    ['add-tag', 'new'],
    ['remove-tag', 'two'],
    ['unpublish', undefined],
    ['delete', undefined],
  ] as const)(
    '%s %s changes all posts, and one undo restores every byte',
    async ([action, tag], { database }) => {
      const caller = await signIn(database);
      const { groups } = await addArticles(caller);
      const before = await storedPosts(database);
      const { status, body } = await caller.batch({ action, groups, ...(tag && { tag }) });
      expect(status).toBe(200);
      expect(await storedPosts(database)).not.toEqual(before);
      expect(body.posts.length).toBeGreaterThan(0);
      const undone = await caller.undo(body.undo);
      expect(undone).toMatchObject({ status: 200, body: { skipped: 0 } });
      expect(undone.body.posts).toHaveLength(body.posts.length);
      expect(await storedPosts(database)).toEqual(before);
      // A second undo finds nothing to put back.
      expect(await caller.undo(body.undo)).toMatchObject({
        status: 200,
        body: { posts: [], skipped: body.posts.length },
      });
      expect(await storedPosts(database)).toEqual(before);
    },
  );

  test('adds and removes a tag where it is missing or there', async ({ database }) => {
    const caller = await signIn(database);
    const { groups } = await addArticles(caller);
    await caller.batch({ action: 'add-tag', groups, tag: ' two ' });
    expect(await readTags(database)).toEqual([
      ['one', 'two', 'three'],
      ['two'],
      ['two'],
      ['two', 'four'],
    ]);
    await caller.batch({ action: 'remove-tag', groups, tag: 'two' });
    expect(await readTags(database)).toEqual([['one', 'three'], [], [], ['four']]);
    expect(await caller.batch({ action: 'remove-tag', groups, tag: 'two' })).toEqual({
      status: 200,
      headers: expect.anything(),
      body: { posts: [], undo: null },
    });
  });

  test('changes nothing when one article can’t be changed', async ({ database }) => {
    const caller = await signIn(database);
    const { groups, other } = await addArticles(caller);
    const tags = Array.from({ length: 20 }, (_, index) => `tag ${index}`);
    const full = await caller.addPost({ title: 'Full', tags });
    const before = await database.selectFrom('posts').selectAll().orderBy('id').execute();
    const count = async () => (await listAuditLog(database, {})).entries.length;
    const entries = await count();
    const attempts = [
      [{ action: 'add-tag', tag: 'new', groups: [...groups, full.translationGroup] }, 422],
      [{ action: 'unpublish', groups: [...groups, 'zzz-unknown'] }, 404],
      [{ action: 'delete', groups: [...groups, 'zzz-unknown'] }, 404],
    ] as const;
    for (const [body, status] of attempts) {
      expect((await caller.batch(body)).status).toBe(status);
      expect(await database.selectFrom('posts').selectAll().orderBy('id').execute()).toEqual(
        before,
      );
    }
    expect(await count()).toBe(entries);
    const { revisions } = await listRevisions(database, other);
    expect(revisions).toHaveLength(1);
  });

  test('records each post in the audit log and the history', async ({ database }) => {
    const caller = await signIn(database);
    const { groups, en } = await addArticles(caller);
    const { body } = await caller.batch({ action: 'unpublish', groups });
    await caller.undo(body.undo);
    const { entries } = await listAuditLog(database, {});
    const actions = entries.slice(0, 6).map(({ action }) => action);
    expect(actions.sort()).toEqual([
      ...Array(3).fill('post-published'),
      ...Array(3).fill('post-unpublished'),
    ]);
    const { revisions } = await listRevisions(database, en);
    expect(revisions.filter(({ language }) => language === 'en')).toMatchObject([
      { kind: 'published', username: 'zana' },
      { kind: 'unpublished' },
      { kind: 'published' },
    ]);
  });

  test('is undone around what somebody has changed since', async ({ database }) => {
    const caller = await signIn(database);
    const { groups, other } = await addArticles(caller);
    const tagged = await caller.batch({ action: 'add-tag', groups, tag: 'new' });
    const now = tagged.body.posts.find(({ id }: { id: number }) => id === other.id);
    await caller.call('PATCH', `/blog/posts/${other.id}`, {
      tags: ['theirs', 'new'],
      updatedAt: now.updatedAt,
    });
    expect((await caller.undo(tagged.body.undo)).body.skipped).toBe(0);
    expect((await readTags(database)).at(-1)).toEqual(['theirs']);

    const unpublished = await caller.batch({ action: 'unpublish', groups });
    await caller.call('DELETE', `/blog/posts/${other.id}`);
    expect((await caller.undo(unpublished.body.undo)).body).toMatchObject({ skipped: 1 });
    expect((await caller.call('PATCH', `/blog/posts/${other.id}/restore`)).body.published).toBe(
      false,
    );
  });

  test('deletes new drafts again, but none that somebody has edited or published', async ({
    database,
  }) => {
    const caller = await signIn(database);
    const drafts = [];
    for (const title of ['Left', 'Edited', 'Published'])
      drafts.push(await caller.addPost({ title, published: false }));
    const [left, edited, published] = drafts;
    const { updatedAt } = edited;
    await caller.call('PATCH', `/blog/posts/${edited.id}`, { title: 'Better', updatedAt });
    await caller.call('PATCH', `/blog/posts/${published.id}/toggle-publish`);
    const posts = drafts.map(({ id, updatedAt }) => ({ id, updatedAt }));
    const { body } = await caller.undo({ action: 'delete-drafts', posts });
    expect(body).toMatchObject({ posts: [{ id: left.id }], skipped: 2 });
    const stored = await storedPosts(database);
    expect(stored.map(({ deleted_at }) => deleted_at !== null)).toEqual([true, false, false]);
  });

  test('restores a date that is not the first one, and no date in the future', async ({
    database,
  }) => {
    const caller = await signIn(database);
    const { translationGroup, id } = await caller.addPost({});
    const published_at = '2026-11-02T08:00:00.000Z';
    await database.updateTable('posts').set({ published_at }).execute();
    const before = await storedPosts(database);
    const { body } = await caller.batch({ action: 'unpublish', groups: [translationGroup] });
    const publishedAt = '2999-01-01T00:00:00.000Z';
    const early = await caller.undo({ action: 'publish', posts: [{ id, publishedAt }] });
    expect(early).toMatchObject({ status: 400, body: { code: 'invalid' } });
    await caller.undo(body.undo);
    expect(await storedPosts(database)).toEqual(before);
  });

  test('is downloaded as the files that the command writes', async ({ database }) => {
    const caller = await signIn(database);
    const { groups, en } = await addArticles(caller);
    const { status, headers, body } = await caller.call('POST', '/blog/articles/export', {
      groups,
    });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(body);
    const folder = `${await newFolder()}/all`;
    await writeExport(database, folder, () => undefined);
    const zipped = Object.entries(files).map(([path, bytes]) => [
      `/${path}`,
      Buffer.from(bytes).toString('base64'),
    ]);
    expect(Object.fromEntries(zipped)).toEqual(await bytesOfFolder(folder));
    const { entries } = await listAuditLog(database, {});
    expect(entries.slice(0, 2)).toContainEqual(
      expect.objectContaining({ action: 'article-exported', subject: en.slug }),
    );
    const unknown = { groups: [...groups, 'unknown'] };
    expect((await caller.call('POST', '/blog/articles/export', unknown)).status).toBe(404);
  });
});

testOnFile.for<[string, Record<string, unknown>, string | RegExp]>([
  ['no article', { action: 'delete', groups: [] }, 'groups must have an article'],
  [
    'more articles than one transaction takes',
    { action: 'delete', groups: Array.from({ length: maxBatchArticles + 1 }, String) },
    'groups must have at most 200 articles',
  ],
  ['a blank tag', { action: 'add-tag', groups: ['a'], tag: ' ' }, 'tag must not be blank'],
  [
    'a long tag',
    { action: 'add-tag', groups: ['a'], tag: 'x'.repeat(101) },
    'tag must have at most 100 characters',
  ],
  ['another action', { action: 'publish', groups: ['a'] }, /^action must be one of/],
])('a batch of %s is rejected', async ([, body, message], { database }) => {
  const { batch } = await signIn(database);
  expect(await batch(body)).toMatchObject({
    status: 400,
    body: { code: 'invalid', error: expect.stringMatching(message) },
  });
});
