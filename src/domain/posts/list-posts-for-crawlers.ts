import type { Language } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';
import { publishedPosts } from './post-queries.ts';
import { fromColumns } from './post-row.ts';

/** A post in a sitemap. */
export type CrawledPost = {
  id: number;
  slug: string;
  language: Language;
  /** Shared by the translations of one post. */
  translationGroup: string;
  category: string;
  tags: string[];
  /** Blank for a post outside of any series. */
  series: string;
  /** Its place there; 0 for none. */
  seriesPart: number;
  /** The cover's path on the site. */
  image: string;
  /** When it was published, in UTC. */
  date: string;
  /** When its page last changed, including its publication. */
  changedAt: string;
};

/** Every published post of every language, the oldest first, so that each keeps its position in a split sitemap. */
export async function listPostsForCrawlers(database: Database): Promise<CrawledPost[]> {
  const rows = await publishedPosts(database)
    .select(['id', 'slug', 'language', 'translation_group', 'category', 'tags', 'image'])
    .select(['series', 'series_part'])
    .select(['published_at', 'created_at', 'updated_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const date = row.published_at ?? row.created_at;
    return {
      id: row.id,
      language: row.language,
      translationGroup: row.translation_group,
      ...fromColumns(row, ['slug', 'category', 'tags', 'series', 'seriesPart', 'image']),
      date,
      changedAt: date > row.updated_at ? date : row.updated_at,
    };
  });
}
