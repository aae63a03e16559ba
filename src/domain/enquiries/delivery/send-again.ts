import type { Database } from '#platform/database/index.ts';
import type { DeliveryChannel } from '../shared/enquiry.ts';

/** Messages that one call sends again: a receiver that still refuses them is asked so often and no more. */
const maxMessages = 100;

/**
 * Lets the oldest messages wait again that a channel did not take, at most 100. They keep their refusals, so that one
 * that is refused once more is set aside at once and keeps no other waiting.
 *
 * @param now by the clock that all processes share
 * @returns how many wait again
 */
export async function sendAgain(
  database: Database,
  channel: DeliveryChannel,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('enquiry_deliveries')
    .set({
      state: 'waiting',
      attempts: 0,
      failure: null,
      settled_at: null,
      next_attempt_at: now.toISOString(),
    })
    .where('state', '=', 'refused')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('enquiry_deliveries')
        .select('id')
        .where('channel', '=', channel)
        .where('state', '=', 'refused')
        .orderBy('id')
        .limit(maxMessages),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
