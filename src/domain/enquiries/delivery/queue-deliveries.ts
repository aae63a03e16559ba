import { randomUUID } from 'node:crypto';
import type { Database } from '#platform/database/index.ts';
import type { DeliveryChannel } from '../shared/enquiry.ts';

/**
 * Writes down what is to be delivered, in the transaction of the enquiry. What is queued before is not queued again.
 */
export async function queueDeliveries(
  database: Database,
  { id, kind }: { id: number; kind: 'enquiry' | 'reminder' },
  channels: readonly DeliveryChannel[],
  now: Date,
): Promise<void> {
  if (channels.length === 0) return;
  await database
    .insertInto('enquiry_deliveries')
    .values(
      channels.map((channel) => ({
        enquiry_id: id,
        channel,
        kind,
        message_key: randomUUID(),
        state: 'waiting' as const,
        attempts: 0,
        refusals: 0,
        next_attempt_at: now.toISOString(),
        leased_until: null,
        failure: null,
        settled_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['enquiry_id', 'channel', 'kind']).doNothing())
    .execute();
}

/** Hands the reminders that wait with an enquiry, and are about others too, over to one of the others. */
export async function handOverReminders(database: Database, id: number): Promise<void> {
  const other = await database
    .selectFrom('enquiries')
    .select('id')
    .where('is_doubtful', '=', 0)
    .where('status', '=', 'new')
    .where('id', '!=', id)
    .where('reminded_at', '=', (eb) =>
      eb.selectFrom('enquiries').select('reminded_at').where('id', '=', id),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!other) return;
  await database
    .updateTable('enquiry_deliveries')
    .set({ enquiry_id: other.id })
    .where('enquiry_id', '=', id)
    .where('kind', '=', 'reminder')
    .where('state', '=', 'waiting')
    .execute();
}

/**
 * Forgets what was not delivered of an enquiry. A reminder stays: it may be about others too, and leaves out those that
 * turned out to be spam.
 */
export async function cancelDeliveries(database: Database, id: number): Promise<void> {
  await database
    .deleteFrom('enquiry_deliveries')
    .where('enquiry_id', '=', id)
    .where('kind', '=', 'enquiry')
    .where('state', '!=', 'delivered')
    .execute();
}
