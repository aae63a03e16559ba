import type { Database } from '#platform/database/index.ts';
import { publishedPosts } from './existing-posts.ts';
import { type Post, summaryColumns, type Translation, toPost } from './post.ts';
import { isSlug } from './slug.ts';

export type PostWithTranslations = Post & {
  /** Published translations, without the post itself. */
  translations: Translation[];
};

/** @returns null for an unknown slug, a draft and a deleted post alike, so that nobody can tell that a draft exists */
export async function findPublishedPost(
  database: Database,
  slug: string,
): Promise<PostWithTranslations | null> {
  if (!isSlug(slug)) return null;
  const row = await publishedPosts(database)
    .select([...summaryColumns, 'content', 'translation_group'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!row) return null;
  const translations = await publishedPosts(database)
    .select(['language', 'slug'])
    .where('translation_group', '=', row.translation_group)
    .where('id', '!=', row.id)
    .execute();
  return { ...toPost(row), translations };
}
