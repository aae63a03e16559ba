import type { Database } from '#platform/database/index.ts';
import { toAdminPost } from './admin-post.ts';
import { postNotFound, updateActivePost } from './post-queries.ts';
import { cancelPublication } from './schedule/schedule-posts.ts';
import type { AdminPost } from './shared/admin-post.ts';

/**
 * Publishes a post or unpublishes it. A post that was published before gets its first date again. An edit in progress
 * can still be stored: `updatedAt` only tracks texts, and stays. A scheduled publication is cancelled.
 *
 * @throws {DomainError} `not-found`
 */
export async function togglePublished(database: Database, id: number): Promise<AdminPost> {
  const now = new Date().toISOString();
  const row = await updateActivePost(database, id)
    .set(({ case: choose, fn, val }) => ({
      published_at: choose()
        .when('published_at', 'is', null)
        .then(fn.coalesce('first_published_at', val(now)))
        .else(null)
        .end(),
      first_published_at: fn.coalesce('first_published_at', 'published_at', val(now)),
    }))
    .returningAll()
    .executeTakeFirst();
  if (!row) throw postNotFound();
  await cancelPublication(database, id);
  return toAdminPost(row);
}
