import { findPictureSize } from '#domain/media/index.ts';
import { countWords } from '#domain/post-rules/index.ts';
import type { Database } from '#platform/database/index.ts';
import { publishedPosts } from './existing-posts.ts';
import { type PostWithTranslations, summaryColumns, toPost } from './post.ts';
import { isSlug } from './slug.ts';

/** @returns null for an unknown slug, a draft and a deleted post alike, so that nobody can tell that a draft exists */
export async function findPublishedPost(
  database: Database,
  slug: string,
): Promise<PostWithTranslations | null> {
  if (!isSlug(slug)) return null;
  const row = await publishedPosts(database)
    .select([...summaryColumns, 'content', 'translation_group'])
    .select(['seo_title', 'seo_description'])
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
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    wordCount: countWords(row.content),
    imageSize: await findPictureSize(database, row.image),
  };
}
