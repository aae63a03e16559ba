import { hourMs } from '#language/durations.ts';
import type { Database } from '#platform/database/index.ts';
import { toAdminPost } from './admin-post.ts';
import { deletedPosts, postNotFound, updateActivePost } from './post-queries.ts';
import { purgePosts } from './purge-posts.ts';
import type { AdminPost } from './shared/admin-post.ts';

/** How long a deletion can be undone. */
const undoMs = hourMs;

/** A statement has a limited number of parameters. */
const postsPerStatement = 1_000;

/**
 * Deletes a post. It can be restored until {@link purgeDeletedPosts} runs, and keeps its slug until then.
 *
 * @returns its slug
 * @throws {DomainError} `not-found`
 */
export async function deletePost(database: Database, id: number): Promise<{ slug: string }> {
  const deleted = await updateActivePost(database, id)
    .set({ deleted_at: new Date().toISOString() })
    .returning('slug')
    .executeTakeFirst();
  if (!deleted) throw postNotFound();
  return deleted;
}

/**
 * Restores a deleted post unchanged.
 *
 * @throws {DomainError} `not-found` if there is no such post, or it is not deleted
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
 * Removes posts for good that were deleted over an hour ago.
 *
 * @param now for tests
 */
export async function purgeDeletedPosts(database: Database, now: Date = new Date()): Promise<void> {
  const latest = new Date(now.getTime() - undoMs).toISOString();
  const overdue = deletedPosts(database).where('deleted_at', '<', latest).limit(postsPerStatement);
  let purged: number;
  do purged = await purgePosts(database, overdue);
  while (purged > 0);
}
