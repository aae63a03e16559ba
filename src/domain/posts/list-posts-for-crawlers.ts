import type { Language } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';
import { publishedPosts } from './post-queries.ts';

/** A post in a sitemap. */
export type CrawledPost = {
  slug: string;
  language: Language;
  /** Shared by the translations of one post. */
  translationGroup: string;
  /** The cover's path on the site. */
  image: string;
  /** When its page last changed, including its publication. */
  changedAt: string;
};

/** Every published post of every language, the oldest first, so that each keeps its position in a split sitemap. */
export async function listPostsForCrawlers(database: Database): Promise<CrawledPost[]> {
  const rows = await publishedPosts(database)
    .select(['slug', 'language', 'translation_group', 'image', 'published_at', 'updated_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    slug: row.slug,
    language: row.language,
    translationGroup: row.translation_group,
    image: row.image,
    changedAt:
      row.published_at !== null && row.published_at > row.updated_at
        ? row.published_at
        : row.updated_at,
  }));
}
