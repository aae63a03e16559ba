import { setImmediate } from 'node:timers/promises';
import type { Actor } from '#domain/audit-log/index.ts';
import { DomainError } from '#domain/domain-error.ts';
import { type Database, inTransaction, type PostRow } from '#platform/database/index.ts';
import { toAdminPost } from '../admin-post.ts';
import { lockArticles } from '../lock-articles.ts';
import { activePosts } from '../post-queries.ts';
import { fromColumns } from '../post-row.ts';
import type { AdminPost } from '../shared/admin-post.ts';
import type { ArticleBatch, BatchUndo } from '../shared/batch.ts';
import { postFields } from '../shared/fields.ts';
import { type BatchTools, removePost, setPublication, setTags } from './change-post.ts';

type UndonePost = BatchUndo['posts'][number];

type Changed = {
  /** As it is now; a deleted one as it was. */
  post: AdminPost;
  undo: UndonePost;
};

export type BatchResult = {
  /** The posts that the batch has changed. */
  posts: AdminPost[];
  /** Null where nothing has changed. */
  undo: BatchUndo | null;
};

const undoOf = {
  'add-tag': 'remove-tag',
  'remove-tag': 'put-back-tag',
  unpublish: 'publish',
  delete: 'restore',
} as const satisfies Record<ArticleBatch['action'], BatchUndo['action']>;

/**
 * Changes all posts of some articles, or none of them. Posts that are already as they should be stay untouched.
 *
 * @throws {DomainError} `not-found` if an article has no post any more; `too-many-tags`
 */
export async function batchArticles(
  database: Database,
  actor: Actor,
  { action, groups, tag = '' }: ArticleBatch,
): Promise<BatchResult> {
  return await inTransaction(database, async (transaction) => {
    const changed: Changed[] = [];
    await lockArticles(transaction, groups);
    for (const group of new Set(groups)) {
      for (const row of await postsOf(transaction, group)) {
        const change = await changePost({ transaction, actor }, row, { action, tag });
        if (change) changed.push(change);
        // Compressing the revisions of long posts takes a while. Readers are served in between.
        await setImmediate();
      }
    }
    const posts = changed.map(({ undo }) => undo);
    return {
      posts: changed.map(({ post }) => post),
      undo: posts.length > 0 ? { action: undoOf[action], ...(tag && { tag }), posts } : null,
    };
  });
}

async function postsOf(transaction: Database, group: string): Promise<PostRow[]> {
  const rows = await activePosts(transaction)
    .selectAll()
    .where('translation_group', '=', group)
    .orderBy('id')
    .execute();
  if (rows.length === 0) throw new DomainError('not-found', 'There is no such article');
  return rows;
}

/** @returns null for a post that is already as it should be */
async function changePost(
  tools: BatchTools,
  row: PostRow,
  { action, tag }: { action: ArticleBatch['action']; tag: string },
): Promise<Changed | null> {
  const { id } = row;
  switch (action) {
    case 'add-tag': {
      const { tags } = fromColumns(row, ['tags']);
      if (tags.includes(tag)) return null;
      assertRoom(row, tags);
      return { post: await setTags(tools, row, [...tags, tag]), undo: { id } };
    }
    case 'remove-tag': {
      const { tags } = fromColumns(row, ['tags']);
      const index = tags.indexOf(tag);
      if (index < 0) return null;
      return { post: await setTags(tools, row, tags.toSpliced(index, 1)), undo: { id, index } };
    }
    case 'unpublish': {
      if (row.published_at === null) return null;
      const undo = { id, publishedAt: row.published_at };
      return { post: await setPublication(tools, id, null), undo };
    }
    case 'delete':
      await removePost(tools, id);
      return { post: toAdminPost(row), undo: { id } };
  }
}

function assertRoom({ slug }: PostRow, tags: readonly string[]): void {
  const { limit } = postFields.tags;
  if (tags.length >= limit)
    throw new DomainError(
      'too-many-tags',
      `The post ${slug} has ${limit} tags, the most that a post can have: nothing was changed`,
    );
}
