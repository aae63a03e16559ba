import type { Database } from '#platform/database/index.ts';
import { findRemark } from './remark-rows.ts';

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
    .values({ remark_id: remark.id, username, text, created_at: now.toISOString() })
    .execute();
}
