import type { Database, EnquiryDeliveryRow, EnquiryRow } from '#platform/database/index.ts';
import type { DeliveryChannel, DeliveryFailure } from '../shared/enquiry.ts';

/** How long a process that died keeps others from its delivery. Longer than any attempt lasts. */
const leaseMs = 2 * 60 * 1_000;

/**
 * Begins the oldest delivery of a channel in this process alone, if its time has come. However many processes try at
 * once, one of them gets it, and until it is settled nobody gets the next: a channel has its messages in order.
 *
 * @param now by the clock that all processes share
 * @returns undefined where there is none, it is not due yet, or another process has it
 */
export async function claimNext(
  database: Database,
  channel: DeliveryChannel,
  now: Date,
): Promise<EnquiryDeliveryRow | undefined> {
  const at = now.toISOString();
  const after = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const leased_until = after(leaseMs);
  return await database
    .updateTable('enquiry_deliveries')
    .set((eb) => ({ leased_until, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('enquiry_deliveries')
        .select('id')
        .where('channel', '=', channel)
        .where('state', '=', 'waiting')
        .orderBy('id')
        .limit(1),
    )
    // Told again after another process has changed the row meanwhile.
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', at)
    .where((eb) =>
      eb.or([
        eb('leased_until', 'is', null),
        eb('leased_until', '<=', at),
        // Written by a clock that was set back since. The lease of a process that read the clock a
        // moment after this one ends a moment later, and counts.
        eb('leased_until', '>', after(2 * leaseMs)),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}

/** The enquiries that a delivery is about, the oldest first; none where nobody waits any more. */
export async function readEnquiries(
  database: Database,
  { enquiry_id: id, kind }: EnquiryDeliveryRow,
): Promise<EnquiryRow[]> {
  const rows = database.selectFrom('enquiries').selectAll();
  if (kind === 'enquiry') return await rows.where('id', '=', id).execute();
  const first = await database
    .selectFrom('enquiries')
    .select('reminded_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return await rows
    .where('is_doubtful', '=', 0)
    .where('status', '=', 'new')
    .where('reminded_at', '=', first?.reminded_at ?? '')
    .orderBy('id')
    .execute();
}

/** Stores that a message arrived, or needed no sending any more. The next one begins after this. */
export async function settleDelivered(database: Database, id: number, now: Date): Promise<void> {
  await settle(database, id, { state: 'delivered', failure: null }, now);
}

/** Stores that the receiver does not take a message. The next one begins after this. */
export async function settleRefused(
  database: Database,
  id: number,
  failure: DeliveryFailure,
  now: Date,
): Promise<void> {
  await settle(database, id, { state: 'refused', failure }, now);
}

/** Stores that an attempt failed, and when the next one is. */
export async function postpone(
  database: Database,
  id: number,
  outcome: { failure: DeliveryFailure; refusals: number; nextAttemptAt: Date },
): Promise<void> {
  await database
    .updateTable('enquiry_deliveries')
    .set({
      failure: outcome.failure,
      refusals: outcome.refusals,
      next_attempt_at: outcome.nextAttemptAt.toISOString(),
      leased_until: null,
    })
    .where('id', '=', id)
    .execute();
}

async function settle(
  database: Database,
  id: number,
  outcome: { state: 'delivered' | 'refused'; failure: DeliveryFailure | null },
  now: Date,
): Promise<void> {
  await database
    .updateTable('enquiry_deliveries')
    .set({ ...outcome, leased_until: null, settled_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}
