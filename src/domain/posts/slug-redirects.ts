import type { Database } from '#platform/database/index.ts';

/** The former slugs that redirect to a post. The slugs of purged posts are free again. */
export function slugRedirects(database: Database) {
  return database.selectFrom('former_addresses').select('slug').where('post_id', 'is not', null);
}

/**
 * Whether a slug redirects to a post. That post had it before and may take it back.
 *
 * @param exceptPostId a post whose own former slugs don't count
 */
export async function isRedirect(
  database: Database,
  slug: string,
  exceptPostId = 0,
): Promise<boolean> {
  const entry = await slugRedirects(database)
    .where('slug', '=', slug)
    .where('post_id', '!=', exceptPostId)
    .executeTakeFirst();
  return entry !== undefined;
}

/** Makes slugs redirect to a post; null marks the slugs of a purged post, which respond 410. */
export async function addRedirects(
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

/** Removes the redirect of a slug that a post has taken. */
export async function removeRedirect(database: Database, slug: string): Promise<void> {
  await database.deleteFrom('former_addresses').where('slug', '=', slug).execute();
}
