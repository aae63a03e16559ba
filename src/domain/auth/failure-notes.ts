import type { Database } from '#platform/database/index.ts';
import { RateLimitStore } from './rate-limit-store.ts';
import { refusalOf } from './refusal-of.ts';

/** More would bury everything else in the list, and could fill a disk. */
const notesAnHour = 60;
const hourSeconds = 60 * 60;

/** Whether a failed sign-in is still written down: sixty an hour for each account, and sixty for names of no account. */
export async function isFailureWorthANote(
  database: Database,
  account: string | null,
  now: Date,
): Promise<boolean> {
  const notes = new RateLimitStore(database, now, {
    keyPrefix: 'failure-notes',
    points: notesAnHour,
    durationSeconds: hourSeconds,
  });
  const hour = Math.floor(now.getTime() / (hourSeconds * 1_000));
  return (await refusalOf(notes, JSON.stringify([account, hour]))) === null;
}
