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

/**
 * What is red on the owner's page. The panel and the mail have a title for each, and a sentence that says what to do.
 *
 * - `no-backup`: a public site without a second place
 * - `backup-late`, `proof-late`: nothing failed, and nothing was done either
 * - `disk-full`: a backup or its proof has no room any more; `disk-soon-full`: in less than four weeks at this rate
 * - `certificate-…`: browsers warn of it, or soon will
 * - `scheduler-stalled`: nothing is published by itself
 * - `deliveries-wait`: enquiries that reached nobody for an hour
 * - `limit-reached`: the assistant has spent what it may in this month
 * - `mail-not-sent`: what is red could not be mailed
 */
export const safetyProblems = [
  ...safetyFailures,
  'no-backup',
  'backup-late',
  'proof-late',
  'disk-full',
  'disk-soon-full',
  'certificate-expired',
  'certificate-ends-soon',
  'certificate-other-name',
  'certificate-not-trusted',
  'scheduler-stalled',
  'deliveries-wait',
  'limit-reached',
  'mail-not-sent',
] as const;
export type SafetyProblem = (typeof safetyProblems)[number];

/** The lines of the owner's page, in their order. What is red comes first. */
export const safetyTopics = [
  'proof',
  'backup',
  'disk',
  'certificate',
  'schedule',
  'deliveries',
  'assistant',
  'mail',
  'site',
] as const;
export type SafetyTopic = (typeof safetyTopics)[number];
