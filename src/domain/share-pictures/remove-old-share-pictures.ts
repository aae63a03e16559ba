import type { Database } from '#platform/database/index.ts';

const keptMs = 90 * 24 * 60 * 60 * 1_000;

/**
 * Removes the share pictures that were made more than 90 days ago. One that is still asked for is made again.
 *
 * @returns how many were removed
 */
export async function removeOldSharePictures(
  database: Database,
  now = new Date(),
): Promise<number> {
  const removed = await database
    .deleteFrom('share_pictures')
    .where('created_at', '<', new Date(now.getTime() - keptMs).toISOString())
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}
