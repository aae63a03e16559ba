import { createHash } from 'node:crypto';
import { type Database, inTransaction } from '#platform/database/index.ts';
import { queueDeliveries } from './delivery/queue-deliveries.ts';
import type { Submission } from './read-submission.ts';
import type { DeliveryChannel, DoubtReason } from './shared/enquiry.ts';

const dayMs = 24 * 60 * 60 * 1_000;
/** How long the same text of somebody else counts as repeated. */
const repeatedMs = 7 * dayMs;

/** Stores an enquiry that is not stored yet, with its deliveries. */
export async function storeEnquiry(
  database: Database,
  enquiry: Submission & { isDoubtful: boolean; reasons: readonly DoubtReason[] },
  channels: readonly DeliveryChannel[],
  now: Date,
): Promise<void> {
  const { fields, reach } = enquiry;
  const at = now.toISOString();
  await inTransaction(database, async (transaction) => {
    if (await isStored(transaction, enquiry, now)) return;
    const inserted = await transaction
      .insertInto('enquiries')
      .values({
        ...fields,
        submission_key: submissionKey(enquiry, now),
        text_hash: textHash(enquiry),
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
    if (!inserted || enquiry.isDoubtful) return;
    await queueDeliveries(transaction, { id: inserted.id, kind: 'enquiry' }, channels, now);
  });
}

/** Whether somebody else sent the same text within a week. */
export async function isTextKnown(
  database: Database,
  submission: Submission,
  now: Date,
): Promise<boolean> {
  const known = await database
    .selectFrom('enquiries')
    .select('id')
    .where('text_hash', '=', textHash(submission))
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

/** Of the letters and digits alone, so that bots gain nothing by other white space. */
function textHash({ fields: { message } }: Submission): string {
  return sha256(
    message
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ''),
  );
}

function normalContact({ reach }: Submission): string {
  return reach.kind === 'email' ? reach.email : reach.international;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
