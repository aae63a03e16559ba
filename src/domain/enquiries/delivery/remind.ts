import { type Database, inTransaction } from '#platform/database/index.ts';
import { businessHoursBefore, type SiteTime } from '../business-hours.ts';
import { type DeliveryChannel, reminderHours } from '../shared/enquiry.ts';
import { queueDeliveries } from './queue-deliveries.ts';

/**
 * Notes which new enquiries have waited for four business hours, and queues one message about all of them for each
 * channel. However many processes do so at once: each enquiry is reminded of once.
 */
export async function remind(
  database: Database,
  channels: readonly DeliveryChannel[],
  time: SiteTime,
): Promise<void> {
  const due = businessHoursBefore(reminderHours, time).toISOString();
  const waiting = (transaction: Database) =>
    transaction
      .selectFrom('enquiries')
      .select('id')
      .where('is_doubtful', '=', 0)
      .where('status', '=', 'new')
      .where('reminded_at', 'is', null)
      .where('created_at', '<=', due);
  if (!(await waiting(database).limit(1).executeTakeFirst())) return;
  await inTransaction(database, async (transaction) => {
    const claimed = await transaction
      .updateTable('enquiries')
      .set({ reminded_at: time.now.toISOString() })
      .where('id', 'in', waiting(transaction))
      .where('reminded_at', 'is', null)
      .returning('id')
      .execute();
    const first = Math.min(...claimed.map(({ id }) => id));
    if (claimed.length > 0)
      await queueDeliveries(transaction, { id: first, kind: 'reminder' }, channels, time.now);
  });
}
