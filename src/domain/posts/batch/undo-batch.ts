import { setImmediate } from 'node:timers/promises';
import type { Actor } from '#domain/audit-log/index.ts';
import { DomainError } from '#domain/domain-error.ts';
import { type Database, inTransaction, lockRows, type PostRow } from '#platform/database/index.ts';
import { toAdminPost } from '../admin-post.ts';
import { fromColumns } from '../post-row.ts';
import type { AdminPost } from '../shared/admin-post.ts';
import type { BatchUndo } from '../shared/batch.ts';
import { postFields } from '../shared/fields.ts';
import {
  type BatchTools,
  removePost,
  restoreDeletedPost,
  setPublication,
  setTags,
} from './change-post.ts';

export type UndoResult = {
  /** The posts that were put back; deleted drafts as they were. */
  posts: AdminPost[];
  /** How many somebody has changed since, so that there was nothing to put back. */
  skipped: number;
};

/**
 * Puts back what a batch has changed, all of it in one transaction. A post that somebody has changed since in the same
 * respect stays as it is.
 *
 * @throws {DomainError} `invalid` for a publication in the future
 */
export async function undoBatch(
  database: Database,
  actor: Actor,
  { action, tag = '', posts }: BatchUndo,
): Promise<UndoResult> {
  const now = new Date().toISOString();
  if (posts.some(({ publishedAt }) => publishedAt !== undefined && publishedAt > now))
    throw new DomainError('invalid', 'publishedAt must be the time of a former publication');
  const wanted = new Map(posts.map((post) => [post.id, post]));
  return await inTransaction(database, async (transaction) => {
    const restored: AdminPost[] = [];
    const chosen = transaction
      .selectFrom('posts')
      .selectAll()
      .where('id', 'in', [...wanted.keys()]);
    for (const row of await lockRows(transaction, chosen.orderBy('id'))) {
      const post = await putBack({ transaction, actor }, row, {
        action,
        tag,
        ...wanted.get(row.id),
      });
      if (post) restored.push(post);
      await setImmediate();
    }
    return { posts: restored, skipped: wanted.size - restored.length };
  });
}

type Undoing = { action: BatchUndo['action']; tag: string } & Partial<BatchUndo['posts'][number]>;

/** @returns null for a post that somebody has changed since */
async function putBack(
  tools: BatchTools,
  row: PostRow,
  { action, tag, index = 0, publishedAt, updatedAt }: Undoing,
): Promise<AdminPost | null> {
  if (action === 'restore')
    return row.deleted_at === null ? null : await restoreDeletedPost(tools, row.id);
  if (row.deleted_at !== null) return null;
  const { tags } = fromColumns(row, ['tags']);
  switch (action) {
    case 'remove-tag':
      if (!tags.includes(tag)) return null;
      return await setTags(
        tools,
        row,
        tags.filter((other) => other !== tag),
      );
    case 'put-back-tag':
      if (tags.includes(tag) || tags.length >= postFields.tags.limit) return null;
      return await setTags(tools, row, tags.toSpliced(index, 0, tag));
    case 'publish':
      if (row.published_at !== null || publishedAt === undefined) return null;
      return await setPublication(tools, row.id, publishedAt);
    case 'delete-drafts':
      if (row.published_at !== null || row.updated_at !== updatedAt) return null;
      await removePost(tools, row.id);
      return toAdminPost(row);
  }
}
