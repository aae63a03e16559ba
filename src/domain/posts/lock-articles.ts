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

/**
 * Locks the articles of some posts as {@link lockArticles} does.
 *
 * @returns their translation groups
 */
export async function lockArticlesOf(
  transaction: Database,
  postIds: readonly number[],
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('posts')
    .select('translation_group as group')
    .where('id', 'in', postIds)
    .distinct()
    .orderBy('translation_group')
    .execute();
  const groups = rows.map(({ group }) => group);
  await lockArticles(transaction, groups);
  return groups;
}

/** Locks a post before rows that belong to it, as {@link lockArticles} does. It may be gone. */
export async function lockPost(transaction: Database, id: number): Promise<void> {
  await lockRows(transaction, transaction.selectFrom('posts').select('id').where('id', '=', id));
}
