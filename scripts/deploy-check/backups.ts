import { readJob } from '#domain/safety/index.ts';
import type { SafetyJob } from '#domain/safety/shared/safety.ts';
import type { Database } from '#platform/database/index.ts';
import type { Environment } from '#platform/environment.ts';
import { type CheckResult, fail, pass } from './check-result.ts';

const guide = 'docs/guides/safety.md';
/** A proof is due each night. */
const proofMaxHours = 36;

/** Whether backups go to a second place, and whether one was restored lately. */
export async function checkBackups(
  database: Database,
  { backup }: Environment,
  now: Date,
): Promise<CheckResult[]> {
  if (!backup.target)
    return [
      fail(
        'backup',
        'BACKUP_TO is not set: no backup goes to a second place by itself',
        'where this machine is lost, the site and all its articles are lost with it',
        `set BACKUP_TO and BACKUP_KEY (${guide})`,
      ),
    ];
  const backupHours = Math.max(1, (3 * backup.minutes) / 60);
  return [
    await checkJob(database, 'backup', backupHours, now),
    await checkJob(database, 'proof', proofMaxHours, now),
  ];
}

async function checkJob(
  database: Database,
  job: SafetyJob,
  maxHours: number,
  now: Date,
): Promise<CheckResult> {
  const id = job === 'backup' ? 'backup' : 'backup-proof';
  const name = job === 'backup' ? 'A backup to the second place' : 'The proof of a backup';
  const row = await readJob(database, job);
  const why =
    job === 'backup'
      ? 'what was written since the last one would be lost with this machine'
      : 'a backup that nobody has restored may be none';
  const todo = `look up the word in ${guide}, and at the log of the site`;
  if (row?.failure) return fail(id, `${name} failed last: ${row.failure}`, why, todo);
  if (!row?.succeeded_at)
    return fail(
      id,
      `${name} has not been made yet`,
      why,
      'start the site, and look again in an hour',
    );
  const hours = (now.getTime() - Date.parse(row.succeeded_at)) / 3_600_000;
  const found = `${name}: the last one ended well at ${row.succeeded_at}`;
  return hours > maxHours
    ? fail(id, found, why, 'the site looks every few minutes: see whether it runs')
    : pass(id, found);
}
