import type { Database } from '#platform/database/index.ts';

/**
 * Makes other changes of several languages of these articles wait until this transaction is over. All of them start
 * here. The rows are locked one by one, by id over all articles, as the counting of views locks them: one statement for
 * all would lock them as PostgreSQL finds them, in an order that updates change, and two could wait for each other.
 */
export async function lockArticles(
  database: Database,
  translationGroups: readonly string[],
): Promise<void> {
  if (translationGroups.length === 0) return;
  const locked = new Set<number>();
  const findOthers = async () => {
    const posts = await database
      .selectFrom('posts')
      .select('id')
      .where('translation_group', 'in', translationGroups)
      .orderBy('id')
      .execute();
    return posts.filter(({ id }) => !locked.has(id));
  };
  // A language that was created meanwhile has a higher id. Creating one waits once the first row is locked.
  for (let others = await findOthers(); others.length > 0; others = await findOthers())
    for (const { id } of others) {
      await database
        .updateTable('posts')
        .set((row) => ({ image: row.ref('image') }))
        .where('id', '=', id)
        .execute();
      locked.add(id);
    }
}

/**
 * Locks the articles of some posts as {@link lockArticles} does.
 *
 * @returns their translation groups
 */
export async function lockArticlesOf(
  database: Database,
  postIds: readonly number[],
): Promise<string[]> {
  const rows = await database
    .selectFrom('posts')
    .select('translation_group as group')
    .where('id', 'in', postIds)
    .distinct()
    .orderBy('translation_group')
    .execute();
  const groups = rows.map(({ group }) => group);
  await lockArticles(database, groups);
  return groups;
}
