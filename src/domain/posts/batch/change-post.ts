import { type Actor, withAuditLog } from '#domain/audit-log/index.ts';
import type { Database, PostRow } from '#platform/database/index.ts';
import { toAdminPost } from '../admin-post.ts';
import { deletePost, restorePost } from '../delete-post.ts';
import { editPost } from '../edit-post.ts';
import { updateActivePost } from '../post-queries.ts';
import { cancelPublication } from '../schedule/schedule-posts.ts';
import type { AdminPost } from '../shared/admin-post.ts';
import { withHistory } from '../with-history.ts';

/** The transaction of a batch, and who acts. */
export type BatchTools = { transaction: Database; actor: Actor };

/** Sets the tags of a post whose row is locked. */
export async function setTags(
  { transaction, actor }: BatchTools,
  row: PostRow,
  tags: string[],
): Promise<AdminPost> {
  return await withHistory(
    transaction,
    actor,
    row.id,
    async () => {
      const result = await editPost(transaction, row.id, { tags, updatedAt: row.updated_at });
      if (result.stale) throw new Error(`Post ${row.id} was changed under its lock`);
      return result.post;
    },
    (post) => ({
      audit: [{ action: 'post-edited', subject: post.slug }],
      revision: { kind: 'edited', post },
    }),
  );
}

/**
 * Publishes a post with the date of a former publication, or unpublishes it.
 *
 * @param publishedAt null to unpublish
 */
export async function setPublication(
  { transaction, actor }: BatchTools,
  id: number,
  publishedAt: string | null,
): Promise<AdminPost> {
  return await withHistory(
    transaction,
    actor,
    id,
    async () => {
      const row = await updateActivePost(transaction, id)
        .set(({ fn, val }) => ({
          published_at: publishedAt,
          first_published_at: fn.coalesce('first_published_at', 'published_at', val(publishedAt)),
        }))
        .returningAll()
        .executeTakeFirstOrThrow();
      if (publishedAt !== null) await cancelPublication(transaction, id);
      return toAdminPost(row);
    },
    (post) => {
      const kind = post.published ? 'published' : 'unpublished';
      return { audit: [{ action: `post-${kind}`, subject: post.slug }], revision: { kind, post } };
    },
  );
}

export async function removePost({ transaction, actor }: BatchTools, id: number): Promise<void> {
  await withAuditLog(
    transaction,
    actor,
    async () => await deletePost(transaction, id),
    ({ slug }) => [{ action: 'post-deleted', subject: slug }],
  );
}

export async function restoreDeletedPost(
  { transaction, actor }: BatchTools,
  id: number,
): Promise<AdminPost> {
  return await withAuditLog(
    transaction,
    actor,
    async () => await restorePost(transaction, id),
    ({ slug }) => [{ action: 'post-restored', subject: slug }],
  );
}
