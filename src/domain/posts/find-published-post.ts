import { findPictureSize } from '#domain/media/index.ts';
import type { Database } from '#platform/database/index.ts';
import {
  type PostWithTranslations,
  pageColumns,
  postColumns,
  toPageFields,
  toPost,
} from './post.ts';
import { publishedPosts } from './post-queries.ts';
import { countWords } from './shared/read-time.ts';
import { isSlug } from './slug-rules.ts';

/**
 * @returns null for an unknown slug, an unpublished and a deleted post alike, so that nobody can tell that it exists
 */
export async function findPublishedPost(
  database: Database,
  slug: string,
): Promise<PostWithTranslations | null> {
  if (!isSlug(slug)) return null;
  const row = await publishedPosts(database)
    .select([...postColumns, ...pageColumns, 'translation_group'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!row) return null;
  const translations = await publishedPosts(database)
    .select(['language', 'slug'])
    .where('translation_group', '=', row.translation_group)
    .where('id', '!=', row.id)
    .execute();
  return {
    ...toPost(row),
    translations,
    ...toPageFields(row),
    wordCount: countWords(row.content),
    imageSize: await findPictureSize(database, row.image),
  };
}
