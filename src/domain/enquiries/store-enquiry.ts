import { createHash } from 'node:crypto';
import { isLongEnoughToRepeat, repeatedMs, textHash } from '#domain/spam/index.ts';
import type { DoubtReason } from '#domain/spam/shared/doubt-reasons.ts';
import { dayMs } from '#language/durations.ts';
import { type Database, inTransaction } from '#platform/database/index.ts';
import { queueDeliveries } from './delivery/queue-deliveries.ts';
import type { Submission } from './read-submission.ts';
import type { DeliveryChannel } from './shared/enquiry.ts';

/**
 * Stores an enquiry that is not stored yet, with its deliveries.
 *
 * @returns whether it is stored now
 */
export async function storeEnquiry(
  database: Database,
  enquiry: Submission & { isDoubtful: boolean; reasons: readonly DoubtReason[] },
  channels: readonly DeliveryChannel[],
  now: Date,
): Promise<boolean> {
  const { fields, reach } = enquiry;
  const at = now.toISOString();
  return await inTransaction(database, async (transaction) => {
    if (await isStored(transaction, enquiry, now)) return false;
    const inserted = await transaction
      .insertInto('enquiries')
      .values({
        ...fields,
        submission_key: submissionKey(enquiry, now),
        text_hash: textHash(fields.message),
        created_at: at,
        language: enquiry.language,
        page: enquiry.page,
        source: enquiry.source,
        campaign: enquiry.campaign,
        contact_kind: reach.kind,
        contact_normal: normalContact(enquiry),
        is_doubtful: enquiry.isDoubtful ? 1 : 0,
        reasons: JSON.stringify(enquiry.reasons),
        status: 'new',
        note: '',
        answered_at: null,
        reminded_at: null,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.column('submission_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted && !enquiry.isDoubtful)
      await queueDeliveries(transaction, { id: inserted.id, kind: 'enquiry' }, channels, now);
    return inserted !== undefined;
  });
}

/** Whether somebody else sent the same text within a week. */
export async function isTextKnown(
  database: Database,
  submission: Submission,
  now: Date,
): Promise<boolean> {
  const { message } = submission.fields;
  if (!isLongEnoughToRepeat(message)) return false;
  const known = await database
    .selectFrom('enquiries')
    .select('id')
    .where('text_hash', '=', textHash(message))
    .where('contact_normal', '!=', normalContact(submission))
    .where('created_at', '>', new Date(now.getTime() - repeatedMs).toISOString())
    .executeTakeFirst();
  return known !== undefined;
}

/** A day has an end, at which somebody may be sending. */
async function isStored(database: Database, submission: Submission, now: Date): Promise<boolean> {
  const dayBefore = new Date(now.getTime() - dayMs);
  const stored = await database
    .selectFrom('enquiries')
    .select('id')
    .where('submission_key', 'in', [
      submissionKey(submission, now),
      submissionKey(submission, dayBefore),
    ])
    .executeTakeFirst();
  return stored !== undefined;
}

function submissionKey({ fields, reach }: Submission, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  return sha256(JSON.stringify([day, fields.name, reach, fields.message]));
}

function normalContact({ reach }: Submission): string {
  return reach.kind === 'email' ? reach.email : reach.international;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
