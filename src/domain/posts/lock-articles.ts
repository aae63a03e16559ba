import { type Database, lockRows } from '#platform/database/index.ts';

/**
 * Makes other changes of several languages of these articles wait until this transaction is over. All of them start
 * here. The posts are locked by id over all articles, as the counting of views updates them, and before any row that
 * belongs to a post: two such transactions never both wait for each other.
 */
export async function lockArticles(
  transaction: Database,
  translationGroups: readonly string[],
): Promise<void> {
  if (translationGroups.length === 0) return;
  const posts = transaction
    .selectFrom('posts')
    .select('id')
    .where('translation_group', 'in', translationGroups)
    .orderBy('id');
  await lockRows(transaction, posts);
  // Another transaction may have created a language while this one waited. From now on, each that would waits.
  await lockRows(transaction, posts);
}

/** Locks posts by id before rows that belong to them, as {@link lockArticles} does. Some may be gone. */
export async function lockPosts(transaction: Database, ids: readonly number[]): Promise<void> {
  const posts = transaction.selectFrom('posts').select('id').where('id', 'in', ids);
  await lockRows(transaction, posts.orderBy('id'));
}
