import type { Database } from '#platform/database/index.ts';
import type { deletedPosts } from './existing-posts.ts';
import { keepFormerAddresses } from './former-addresses.ts';
import { shortAddress } from './short-address.ts';

/**
 * Removes deleted posts for good. Of those that visitors have seen it is remembered that they are gone; their former
 * addresses say so too, since those are left without a post.
 *
 * @returns how many there were
 */
export async function purgePosts(
  database: Database,
  chosen: ReturnType<typeof deletedPosts>,
): Promise<number> {
  const posts = await chosen.execute();
  if (posts.length === 0) return 0;
  // First: an entry for a post that is still there does no harm.
  const seen = posts.filter((post) => post.first_published_at !== null);
  const addresses = seen.flatMap(({ id, slug }) => [slug, shortAddress(id)]);
  await keepFormerAddresses(database, addresses, null);
  const { numDeletedRows } = await database
    .deleteFrom('posts')
    .where(
      'id',
      'in',
      posts.map(({ id }) => id),
    )
    .where('deleted_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
