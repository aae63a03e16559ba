import type { Database } from '#platform/database/index.ts';

/**
 * Removes links that have expired, and the remarks about texts that are gone for good.
 *
 * @param now for tests
 */
export async function removeOldReviews(database: Database, now: Date = new Date()): Promise<void> {
  await database.deleteFrom('review_links').where('expires_at', '<=', now.toISOString()).execute();
  await database
    .deleteFrom('review_remarks')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('posts')
            .select('posts.id')
            .whereRef('posts.translation_group', '=', 'review_remarks.translation_group')
            .whereRef('posts.language', '=', 'review_remarks.language'),
        ),
      ),
    )
    .execute();
}
