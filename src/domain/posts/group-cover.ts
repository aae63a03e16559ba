import type { Database } from '#platform/database/index.ts';
import { activePosts } from './post-queries.ts';
import { defaultCover } from './shared/post-defaults.ts';

/** The languages of an article have one cover; the default one counts as none. */
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
 * Lets whoever changes the cover of an article from another of its languages wait until this transaction is over: all
 * begin here, and so lock the group's rows in one order.
 */
export async function lockGroup(database: Database, translationGroup: string): Promise<void> {
  await database
    .updateTable('posts')
    .set((row) => ({ image: row.ref('image') }))
    .where('translation_group', '=', translationGroup)
    .execute();
}

/**
 * Gives the other languages of an article its cover, those that wait for their deletion too. What described another picture
 * describes nothing. Their `updatedAt` tells of texts, and stays: edits of them in progress go on.
 */
export async function shareCover(
  database: Database,
  post: { id: number; image: string; translation_group: string },
): Promise<void> {
  await database
    .updateTable('posts')
    .set({ image: post.image, image_alt: '' })
    .where('translation_group', '=', post.translation_group)
    .where('id', '!=', post.id)
    .where('image', '!=', post.image)
    .execute();
}
