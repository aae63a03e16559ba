/** What the site does for its own safety. */
export const safetyJobs = ['backup', 'proof'] as const;
export type SafetyJob = (typeof safetyJobs)[number];

/**
 * Why a job failed. The panel has a sentence for each that says what to do.
 *
 * - `place-missing`, `place-denied`, `place-full`, `place-unreachable`, `place-failed`: the second place
 * - `place-unverified`: another machine than the one whose host key is set answers in its place
 * - `no-room`: the disk of the site itself
 * - `wrong-key`: the newest backup was made with another `BACKUP_KEY`
 * - `not-proven`: it can't be read, or what is restored from it is not what was backed up
 * - `no-page`: a site on the restored database shows no page
 * - `database`: the database can't be read
 * - `unexpected`: see the log
 */
export const safetyFailures = [
  'place-missing',
  'place-denied',
  'place-full',
  'place-unreachable',
  'place-unverified',
  'place-failed',
  'no-room',
  'wrong-key',
  'not-proven',
  'no-page',
  'database',
  'unexpected',
] as const;
export type SafetyFailure = (typeof safetyFailures)[number];
