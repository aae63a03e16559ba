import { dayMs } from '#language/durations.ts';
import { type Database, inTransaction } from '#platform/database/index.ts';
import type { AuditAction } from './shared/audit-actions.ts';

/** The account that acts, and its IP address. */
export type Actor = {
  /** Null for an actor without an account. */
  username: string | null;
  /** Null without a connection, as for a command. */
  ipAddress: string | null;
};

export type AuditLogEntry = {
  action: AuditAction;
  /** The object of the action: a slug, a term, an account. Never a text or a secret. */
  subject?: string | null;
};

/** A person who runs `npm run admin`. */
export const commandLine: Actor = { username: null, ipAddress: null };

const retentionMs = 365 * dayMs;
const maxSubjectLength = 200;

/** Adds an entry to the audit log, in the transaction of the action, so that both are stored or neither. */
export async function recordInAuditLog(
  database: Database,
  { username, ipAddress }: Actor,
  { action, subject = null }: AuditLogEntry,
  now: Date = new Date(),
): Promise<void> {
  await database
    .insertInto('activity')
    .values({
      at: now.toISOString(),
      action,
      username,
      subject: subject && Array.from(subject).slice(0, maxSubjectLength).join(''),
      address: ipAddress || null,
    })
    .execute();
}

/**
 * Runs an action and records it in the audit log, in one transaction.
 *
 * @param describe returns the entries of a result; none for an action that changed nothing
 */
export async function withAuditLog<Result>(
  database: Database,
  actor: Actor,
  work: (transaction: Database) => Promise<Result>,
  describe: (result: Result) => readonly AuditLogEntry[],
): Promise<Result> {
  return await inTransaction(database, async (transaction) => {
    const result = await work(transaction);
    for (const entry of describe(result)) await recordInAuditLog(transaction, actor, entry);
    return result;
  });
}

/**
 * Deletes entries that are older than a year.
 *
 * @param now for tests
 */
export async function removeOldAuditLogEntries(
  database: Database,
  now: Date = new Date(),
): Promise<void> {
  const oldest = new Date(now.getTime() - retentionMs).toISOString();
  await database.deleteFrom('activity').where('at', '<', oldest).execute();
}
