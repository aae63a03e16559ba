import { z } from 'zod';
import type { Database, PostRow } from '#platform/database/index.ts';
import { relatedLimits } from './limits.ts';

/** A published post to read after another one. */
export const relatedPost = z.object({
  slug: z.string(),
  title: z.string(),
  /** Minutes. */
  readTime: z.int(),
});

export type RelatedPost = z.output<typeof relatedPost>;

/**
 * The published posts in the language of a post that are nearest to it, the nearest first.
 *
 * @param except the slug of one that the page shows elsewhere
 */
export async function findRelatedPosts(
  database: Database,
  { id, language }: Pick<PostRow, 'id' | 'language'>,
  except?: string,
): Promise<RelatedPost[]> {
  const rows = await database
    .selectFrom('related_posts')
    .innerJoin('posts', 'posts.id', 'related_posts.related_id')
    .select(['posts.id', 'slug', 'title', 'read_time_minutes as readTime', 'score'])
    .where('related_posts.post_id', '=', id)
    .where('posts.language', '=', language)
    .where('published_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute();
  return rows
    .filter(({ slug }) => slug !== except)
    .toSorted((one, other) => other.score - one.score || other.id - one.id)
    .slice(0, relatedLimits.shown)
    .map(({ slug, title, readTime }) => ({ slug, title, readTime }));
}
