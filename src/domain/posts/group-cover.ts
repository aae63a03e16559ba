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
