import type { Database } from '#platform/database/index.ts';
import type { Submission } from './read-submission.ts';
import { isProofOf } from './shared/proof.ts';

/** More enquiries than a company of five gets on its best day. */
const floodCount = 60;
const floodMs = 10 * 60 * 1_000;
/** How long a challenge may be used: longer than the slowest telephone computes. */
const challengeMs = 30 * 60 * 1_000;

/** Whether so many enquiries came in the last ten minutes that a new one needs a proof of work. */
export async function isFlooded(database: Database, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - floodMs).toISOString();
  const recent = database
    .selectFrom('enquiries')
    .select('id')
    .where('created_at', '>', since)
    .where('created_at', '<=', now.toISOString())
    .limit(floodCount)
    .as('recent');
  const { count } = await database
    .selectFrom(recent)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count) >= floodCount;
}

/** Whether an enquiry has a proof of work for its own text and a challenge of the last half hour. */
export async function mayPassFlood(
  { proof, fields }: Submission,
  now: Date,
  bits?: number,
): Promise<boolean> {
  const age = now.getTime() - Number(proof.split('.')[0]);
  return age >= 0 && age <= challengeMs && (await isProofOf(proof, fields, bits));
}
