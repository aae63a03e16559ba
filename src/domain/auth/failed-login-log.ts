import type { Database } from '#platform/database/index.ts';
import { consume } from './consume.ts';
import { RateLimitStore } from './rate-limit-store.ts';

/** More would hide all other entries of the list, and could fill a disk. */
const entriesPerHour = 60;
const hourSeconds = 60 * 60;

/** Whether the audit log accepts another failed login: 60 an hour for each account, and 60 for unknown usernames. */
export async function shouldLogFailedLogin(
  database: Database,
  account: string | null,
  now: Date,
): Promise<boolean> {
  const notes = new RateLimitStore(database, now, {
    keyPrefix: 'failure-notes',
    points: entriesPerHour,
    durationSeconds: hourSeconds,
  });
  const hour = Math.floor(now.getTime() / (hourSeconds * 1_000));
  return (await consume(notes, JSON.stringify([account, hour]))) === null;
}
