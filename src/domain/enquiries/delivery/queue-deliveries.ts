import { randomUUID } from 'node:crypto';
import type { Database } from '#platform/database/index.ts';
import type { DeliveryChannel } from '../shared/enquiry.ts';

/** Writes down what is to be delivered, in the transaction of the enquiry. What is queued before is not queued again. */
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

/** Forgets what still waits to be delivered of an enquiry. */
export async function cancelDeliveries(database: Database, id: number): Promise<void> {
  await database
    .deleteFrom('enquiry_deliveries')
    .where('enquiry_id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}
