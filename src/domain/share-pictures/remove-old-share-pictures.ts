import { dayMs } from '#language/durations.ts';
import type { Database } from '#platform/database/index.ts';

const retentionMs = 90 * dayMs;

/**
 * Removes share pictures that were drawn more than 90 days ago. If one is requested again, it is drawn again.
 *
 * @returns the number of removed pictures
 */
export async function removeOldSharePictures(
  database: Database,
  now = new Date(),
): Promise<number> {
  const removed = await database
    .deleteFrom('share_pictures')
    .where('created_at', '<', new Date(now.getTime() - retentionMs).toISOString())
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}
