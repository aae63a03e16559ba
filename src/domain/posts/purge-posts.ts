import { removeHistory } from '#domain/revisions/index.ts';
import { type Database, inTransaction } from '#platform/database/index.ts';
import { lockPosts } from './lock-articles.ts';
import type { deletedPosts } from './post-queries.ts';
import { shortLinkSlug } from './short-link.ts';
import { addRedirects } from './slug-redirects.ts';

/**
 * Removes deleted posts and their history for good. The current and former slugs of published posts stay known as gone,
 * as redirects without a post.
 *
 * @returns the number of removed posts
 */
export async function purgePosts(
  database: Database,
  chosen: ReturnType<typeof deletedPosts>,
): Promise<number> {
  const posts = await chosen.execute();
  if (posts.length === 0) return 0;
  // Comes first: an entry for a stored post does no harm.
  const seen = posts.filter((post) => post.first_published_at !== null);
  const slugs = seen.flatMap(({ id, slug }) => [slug, shortLinkSlug(id)]);
  await addRedirects(database, slugs, null);
  const ids = posts.map(({ id }) => id);
  return await inTransaction(database, async (transaction) => {
    await lockPosts(transaction, ids);
    const purged = await transaction
      .deleteFrom('posts')
      .where('id', 'in', ids)
      // One may have been restored meanwhile.
      .where('deleted_at', 'is not', null)
      .returning(['translation_group', 'language'])
      .execute();
    await removeHistory(transaction, purged);
    return purged.length;
  });
}
