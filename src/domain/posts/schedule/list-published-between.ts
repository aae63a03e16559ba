import { z } from 'zod';
import { languages } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';
import { publishedPosts } from '../post-queries.ts';

/** Far more than a month has. */
const maxListed = 1_000;

export const publishedPost = z.object({
  id: z.int(),
  language: z.enum(languages),
  translationGroup: z.string(),
  title: z.string(),
  /** ISO 8601 in UTC. */
  publishedAt: z.string(),
});

export type PublishedPost = z.output<typeof publishedPost>;

/** The posts that visitors see and that were published from `from` on and before `to`, the first ones first. */
export async function listPublishedBetween(
  database: Database,
  from: Date,
  to: Date,
): Promise<PublishedPost[]> {
  const rows = await publishedPosts(database)
    .select(['id', 'language', 'translation_group as translationGroup', 'title', 'published_at'])
    .where('published_at', '>=', from.toISOString())
    .where('published_at', '<', to.toISOString())
    .orderBy('published_at')
    .orderBy('id')
    .limit(maxListed)
    .execute();
  return rows.map(({ published_at, ...row }) => ({ ...row, publishedAt: published_at ?? '' }));
}
