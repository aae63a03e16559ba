import { dayMs } from '#language/durations.ts';
import type { Database } from '#platform/database/index.ts';
import { readersLink } from './readers/store-reader-remark.ts';
import { readerLimits } from './shared/review-limits.ts';

/**
 * Removes links that have expired, the remarks about texts that are gone for good, and old ones of readers.
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
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const ofReaders = () => database.deleteFrom('review_remarks').where('link_id', '=', readersLink);
  await ofReaders().where('created_at', '<', before(readerLimits.days)).execute();
  await ofReaders()
    .where('created_at', '<', before(readerLimits.doubtfulDays))
    .where('state', '=', 'doubtful')
    .execute();
}
