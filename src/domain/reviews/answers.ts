import { DomainError } from '#domain/domain-error.ts';
import { type Database, inTransaction } from '#platform/database/index.ts';
import { assertRoomForOpen } from './add-remark.ts';
import type { FoundLink } from './links.ts';
import { findRemark } from './remark-rows.ts';
import type { NewAnswer } from './shared/remark.ts';
import { reviewLimits } from './shared/review-limits.ts';

/**
 * Answers a remark. The reviewer sees the answer on their page.
 *
 * @throws {DomainError} `not-found` when there is no such remark
 */
export async function answerRemark(
  database: Database,
  { id, text, username }: { id: number; text: string; username: string },
  now: Date = new Date(),
): Promise<void> {
  const remark = await findRemark(database, id);
  await database
    .insertInto('review_answers')
    .values({
      remark_id: remark.id,
      username,
      text,
      created_at: now.toISOString(),
      client_id: null,
    })
    .execute();
}

/**
 * Stores what a reviewer answers in the thread of their own remark. A remark that was closed is open again, so that the
 * editors see it. An answer that arrives again, because its response was lost, is stored once.
 *
 * @throws {DomainError} `not-found` when nobody wrote the remark by this link; `invalid` when the thread has as many
 *   answers of the reviewer as it takes; `too-many-requests` when the link has too many open remarks
 */
export async function answerAsReviewer(
  database: Database,
  link: FoundLink,
  { id, remark: clientId, text }: NewAnswer,
  now: Date = new Date(),
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    // Changes nothing, but locks the row on both engines, so that the answers of a thread are counted one by one.
    const remark = await transaction
      .updateTable('review_remarks')
      .set({ link_id: link.id })
      .where('link_id', '=', link.id)
      .where('client_id', '=', clientId)
      .returning(['id', 'name', 'state'])
      .executeTakeFirst();
    if (!remark) throw new DomainError('not-found', 'There is no such remark');
    const answers = await transaction
      .selectFrom('review_answers')
      .select('client_id')
      .where('remark_id', '=', remark.id)
      .where('client_id', 'is not', null)
      .execute();
    if (answers.some((answer) => answer.client_id === id)) return;
    if (answers.length >= reviewLimits.answers)
      throw new DomainError(
        'invalid',
        'This thread has as many answers as it takes: write a new remark',
      );
    if (remark.state === 'closed') {
      await assertRoomForOpen(transaction, link);
      await transaction
        .updateTable('review_remarks')
        .set({ state: 'open', decided_by: null })
        .where('id', '=', remark.id)
        .execute();
    }
    await transaction
      .insertInto('review_answers')
      .values({
        remark_id: remark.id,
        username: remark.name,
        text,
        created_at: now.toISOString(),
        client_id: id,
      })
      .execute();
  });
}
