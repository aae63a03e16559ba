import { dayMs } from '#language/durations.ts';
import type { Database } from '#platform/database/index.ts';

/**
 * Deletes enquiries that are older than `ENQUIRY_DAYS`, with what was to be delivered of them.
 *
 * @param now for tests
 */
export async function removeOldEnquiries(
  database: Database,
  days: number,
  now: Date = new Date(),
): Promise<void> {
  const oldest = new Date(now.getTime() - days * dayMs).toISOString();
  await database.deleteFrom('enquiries').where('created_at', '<', oldest).execute();
}
