import { recordUses } from '#domain/media/index.ts';
import type { Database } from '#platform/database/index.ts';
import { lockArticles } from './lock-articles.ts';
import { activePosts } from './post-queries.ts';
import { defaultCover } from './shared/post-defaults.ts';

/**
 * Locks an article, see {@link lockArticles}, so that nobody changes its cover before a new language has it.
 *
 * @returns the cover that all its languages share; the default cover counts as none
 */
export async function lockCover(
  database: Database,
  translationGroup: string,
): Promise<string | undefined> {
  await lockArticles(database, [translationGroup]);
  const post = await activePosts(database)
    .select('image')
    .where('translation_group', '=', translationGroup)
    .where('image', '!=', defaultCover)
    .orderBy('id')
    .executeTakeFirst();
  return post?.image;
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
