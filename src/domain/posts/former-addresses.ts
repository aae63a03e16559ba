import type { Database } from '#platform/database/index.ts';

/**
 * Whether a post had this address before and may come back to it, or be reached by it.
 *
 * @param exceptPostId whose own former addresses don't count
 */
export async function leadsToPost(
  database: Database,
  slug: string,
  exceptPostId = 0,
): Promise<boolean> {
  const entry = await database
    .selectFrom('former_addresses')
    .select('slug')
    .where('slug', '=', slug)
    .where('post_id', '!=', exceptPostId)
    .executeTakeFirst();
  return entry !== undefined;
}

/** From now on an address leads to where the post is; null: to a post that is gone. */
export async function keepFormerAddresses(
  database: Database,
  slugs: readonly string[],
  postId: number | null,
): Promise<void> {
  if (slugs.length === 0) return;
  const created_at = new Date().toISOString();
  await database
    .insertInto('former_addresses')
    .values(slugs.map((slug) => ({ slug, post_id: postId, created_at })))
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ post_id: postId }))
    .execute();
}

/** Makes an address one that a post has, so that it is no former one any more. */
export async function forgetFormerAddress(database: Database, slug: string): Promise<void> {
  await database.deleteFrom('former_addresses').where('slug', '=', slug).execute();
}
