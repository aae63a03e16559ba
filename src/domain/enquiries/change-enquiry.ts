import { DomainError } from '#domain/domain-error.ts';
import { type Database, inTransaction } from '#platform/database/index.ts';
import type { SiteTime } from './business-hours.ts';
import {
  cancelDeliveries,
  handOverReminders,
  queueDeliveries,
} from './delivery/queue-deliveries.ts';
import { toEnquiry } from './enquiry-row.ts';
import type { DeliveryChannel, Enquiry, EnquiryStatus } from './shared/enquiry.ts';

export type EnquiryChange = {
  status?: EnquiryStatus | undefined;
  note?: string | undefined;
  isDoubtful?: boolean | undefined;
  /** The state that the change started from. */
  updatedAt: string;
};

/**
 * Changes an enquiry, if it is still as the editor saw it. One that turns out not to be spam is delivered now; of one
 * that turns out to be spam nothing more is delivered.
 *
 * @param options.channels those that are set
 * @returns the enquiry as it is now; `isStale` where somebody else was faster and nothing was changed
 * @throws {DomainError} `not-found`
 */
export async function changeEnquiry(
  database: Database,
  id: number,
  { updatedAt, status, note, isDoubtful }: EnquiryChange,
  { channels, time }: { channels: readonly DeliveryChannel[]; time: SiteTime },
): Promise<{ isStale: boolean; enquiry: Enquiry }> {
  return await inTransaction(database, async (transaction) => {
    const at = laterThan(updatedAt, time.now);
    const changed = await transaction
      .updateTable('enquiries')
      .set(({ fn, val }) => ({
        updated_at: at,
        ...(status !== undefined && { status }),
        ...(status !== undefined &&
          status !== 'new' && { answered_at: fn.coalesce('answered_at', val(at)) }),
        ...(note !== undefined && { note }),
        ...(isDoubtful !== undefined && { is_doubtful: isDoubtful ? 1 : 0 }),
      }))
      .where('id', '=', id)
      .where('updated_at', '=', updatedAt)
      .returningAll()
      .executeTakeFirst();
    if (!changed) return { isStale: true, enquiry: await findEnquiry(transaction, id, time) };
    if (isDoubtful === true) await cancelDeliveries(transaction, id);
    if (isDoubtful === false)
      await queueDeliveries(transaction, { id, kind: 'enquiry' }, channels, time.now);
    return { isStale: false, enquiry: toEnquiry(changed, time) };
  });
}

/** @throws {DomainError} `not-found` */
export async function deleteEnquiry(database: Database, id: number): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await handOverReminders(transaction, id);
    const deleted = await transaction
      .deleteFrom('enquiries')
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!deleted) throw noEnquiry();
  });
}

async function findEnquiry(database: Database, id: number, time: SiteTime): Promise<Enquiry> {
  const row = await database
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw noEnquiry();
  return toEnquiry(row, time);
}

function noEnquiry(): DomainError {
  return new DomainError('not-found', 'There is no such enquiry');
}

/** Two changes within a millisecond, or after the clock was set back, are told apart too. */
function laterThan(updatedAt: string, now: Date): string {
  const at = now.toISOString();
  return at > updatedAt ? at : new Date(Date.parse(updatedAt) + 1).toISOString();
}
