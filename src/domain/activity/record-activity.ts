import type { ActivityAction } from '#domain/activity-actions/index.ts';
import { type Database, inTransaction } from '#platform/database/index.ts';

/** Who acts, and from where. */
export type Actor = {
  /** Null for whoever is not known by name. */
  username: string | null;
  /** Null where there is no connection. */
  address: string | null;
};

export type Activity = {
  action: ActivityAction;
  /** What it was done to, in a few letters: an address of a post, a term, an account. Never a text or a secret. */
  subject?: string | null;
};

/** Whoever runs `npm run admin`. */
export const commandLine: Actor = { username: null, address: null };

const keptForMs = 365 * 24 * 60 * 60 * 1_000;
const maxSubjectLength = 200;

/** Writes down what was done. In the transaction of what it tells of, neither is there without the other. */
export async function recordActivity(
  database: Database,
  { username, address }: Actor,
  { action, subject = null }: Activity,
  now: Date = new Date(),
): Promise<void> {
  await database
    .insertInto('activity')
    .values({
      at: now.toISOString(),
      action,
      username,
      subject: subject && Array.from(subject).slice(0, maxSubjectLength).join(''),
      address: address || null,
    })
    .execute();
}

/**
 * Does a piece of work and writes down what came of it: both, or neither.
 *
 * @param describe empty for work that changed nothing
 */
export async function recorded<Result>(
  database: Database,
  by: Actor,
  work: (transaction: Database) => Promise<Result>,
  describe: (result: Result) => readonly Activity[],
): Promise<Result> {
  return await inTransaction(database, async (transaction) => {
    const result = await work(transaction);
    for (const activity of describe(result)) await recordActivity(transaction, by, activity);
    return result;
  });
}

/**
 * Deletes what is older than a year.
 *
 * @param now for tests
 */
export async function removeOldActivity(database: Database, now: Date = new Date()): Promise<void> {
  const oldest = new Date(now.getTime() - keptForMs).toISOString();
  await database.deleteFrom('activity').where('at', '<', oldest).execute();
}
