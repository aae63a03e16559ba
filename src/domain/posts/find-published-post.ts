import type { Database } from '#platform/database/index.ts';
import { type Post, summaryColumns, type Translation, toPost } from './post.ts';
import { isSlug } from './slug.ts';

export type PostWithTranslations = Post & {
  /** Published translations, without the post itself. */
  translations: Translation[];
};

/** @returns null for an unknown slug and for a draft alike, so that nobody can tell that a draft exists */
export async function findPublishedPost(
  database: Database,
  slug: string,
): Promise<PostWithTranslations | null> {
  if (!isSlug(slug)) return null;
  const row = await database
    .selectFrom('posts')
    .select([...summaryColumns, 'content', 'translation_group'])
    .where('slug', '=', slug)
    .where('published_at', 'is not', null)
    .executeTakeFirst();
  if (!row) return null;
  const translations = await database
    .selectFrom('posts')
    .select(['language', 'slug'])
    .where('translation_group', '=', row.translation_group)
    .where('id', '!=', row.id)
    .where('published_at', 'is not', null)
    .execute();
  return { ...toPost(row), translations };
}
