import type { Database } from '#platform/database/index.ts';
import { type AdminPost, toAdminPost } from './admin-post.ts';
import { deletedPosts, postNotFound, updateExistingPost } from './existing-posts.ts';
import { purgePosts } from './purge-posts.ts';

/** How long a deletion can be undone. */
const undoMs = 60 * 60 * 1_000;

/** A statement can't name any number of posts. */
const purgedAtOnce = 1_000;

/**
 * Takes a post away from everybody. It can be restored until {@link purgeDeletedPosts} comes, and keeps its address
 * until then.
 *
 * @returns its address
 * @throws {DomainError} `not-found`
 */
export async function deletePost(database: Database, id: number): Promise<{ slug: string }> {
  const deleted = await updateExistingPost(database, id)
    .set({ deleted_at: new Date().toISOString() })
    .returning('slug')
    .executeTakeFirst();
  if (!deleted) throw postNotFound();
  return deleted;
}

/**
 * Brings a deleted post back as it was.
 *
 * @throws {DomainError} `not-found` when there is none, or it is not deleted
 */
export async function restorePost(database: Database, id: number): Promise<AdminPost> {
  const row = await database
    .updateTable('posts')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .set({ deleted_at: null })
    .returningAll()
    .executeTakeFirst();
  if (!row) throw postNotFound();
  return toAdminPost(row);
}

/**
 * Removes for good what was deleted over an hour ago.
 *
 * @param now for tests
 */
export async function purgeDeletedPosts(database: Database, now: Date = new Date()): Promise<void> {
  const latest = new Date(now.getTime() - undoMs).toISOString();
  const overdue = deletedPosts(database).where('deleted_at', '<', latest).limit(purgedAtOnce);
  let purged: number;
  do purged = await purgePosts(database, overdue);
  while (purged > 0);
}
