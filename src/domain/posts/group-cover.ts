import { recordUses } from '#domain/media/index.ts';
import type { Database } from '#platform/database/index.ts';
import { activePosts } from './post-queries.ts';
import { defaultCover } from './shared/post-defaults.ts';

/** The cover that all languages of an article share; the default cover counts as none. */
export async function coverOfGroup(
  database: Database,
  translationGroup: string,
): Promise<string | undefined> {
  const post = await activePosts(database)
    .select('image')
    .where('translation_group', '=', translationGroup)
    .where('image', '!=', defaultCover)
    .orderBy('id')
    .executeTakeFirst();
  return post?.image;
}

/**
 * Makes concurrent changes of several languages of an article wait until this transaction is over. All of them start
 * here. The rows are locked one by one, by id, as the counting of views locks them: one statement for all would lock
 * them as PostgreSQL finds them, in an order that updates change, and two could wait for each other.
 */
export async function lockGroup(database: Database, translationGroup: string): Promise<void> {
  const ofGroup = database.selectFrom('posts').where('translation_group', '=', translationGroup);
  const lock = database.updateTable('posts').set((row) => ({ image: row.ref('image') }));
  await lock
    .where(
      'id',
      '=',
      ofGroup.select(({ fn }) => fn.min('id').as('id')),
    )
    .execute();
  // Read once the first is locked: a language that was created meanwhile is among them.
  const posts = await ofGroup.select('id').orderBy('id').execute();
  for (const { id } of posts) await lock.where('id', '=', id).execute();
}

/**
 * Sets an article's cover for its other languages, including deleted ones that can be restored. Clears their
 * alternative text, which described another picture. Leaves `updatedAt`, which only tracks texts, so that edits in
 * progress go on.
 */
export async function shareCover(
  database: Database,
  post: { id: number; image: string; translation_group: string },
): Promise<void> {
  const changed = await database
    .updateTable('posts')
    .set({ image: post.image, image_alt: '' })
    .where('translation_group', '=', post.translation_group)
    .where('id', '!=', post.id)
    .where('image', '!=', post.image)
    .returning(['id', 'title', 'image', 'image_alt', 'content'])
    .execute();
  for (const row of changed) await recordUses(database, row);
}
