import { createHmac } from 'node:crypto';
import type { Database, SafetyJobRow } from '#platform/database/index.ts';
import { log } from '#platform/log/index.ts';
import { metricsEvents } from '#platform/metrics/index.ts';
import { repeatUntilStopped } from '#platform/repeat.ts';
import { isBackupDue, isProofDue, readBackupResult, readProofResult } from './due.ts';
import type { JobRequest, JobResponse } from './job-messages.ts';
import { claimJob, endJob, extendLease, giveBackJob, readJob } from './job-rows.ts';
import { type SafetyJob, safetyJobs } from './shared/safety.ts';

const tickMs = 15_000;
const extendMs = 30_000;

export type BackupSchedulerOptions = {
  /** The clock that all processes on the database share. */
  readClock: () => Promise<Date>;
  /** Differs once a row has changed that a backup includes. */
  readChangeToken: () => Promise<string>;
  /** How many minutes pass between two checks for a change. */
  minutes: number;
  timeZone: string;
  backupKey: string;
  runJob: (request: JobRequest, signal: AbortSignal) => Promise<JobResponse>;
};

/**
 * Sends backups to the second place and proves them, from now on. Of several processes on the database one does each.
 *
 * @returns a function that stops it; what is in progress is given up, and done by another process or the next start
 */
export function startBackupScheduler(
  database: Database,
  options: BackupSchedulerOptions,
): () => Promise<void> {
  return repeatUntilStopped((signal) => createBackupTick(database, options, signal), {
    pauseMs: tickMs,
    failsOnStop: true,
    failure: 'could not look after the backups',
  });
}

/** Does what is due, once. */
export function createBackupTick(
  database: Database,
  options: BackupSchedulerOptions,
  signal: AbortSignal,
): () => Promise<void> {
  const keyId = keyIdOf(options.backupKey);
  let isKeyChecked = false;

  const isDue = async (job: SafetyJob, row: SafetyJobRow | null, now: Date): Promise<boolean> => {
    if (job === 'backup') return isBackupDue(row, options.minutes, now);
    const sent = readBackupResult(await readJob(database, 'backup'));
    return sent !== null && isProofDue(row, { timeZone: options.timeZone, now });
  };

  const doJob = async (job: SafetyJob, isForced = false): Promise<void> => {
    const row = await readJob(database, job);
    const now = await options.readClock();
    if (!isForced && !(await isDue(job, row, now))) return;
    if (!(await claimJob(database, job, row, now))) return;
    const outcome = await withLease(database, job, options, () => run(job, now));
    // Killed, and so without an outcome of its own.
    if (signal.aborted) return await giveBackJob(database, job, row);
    await endJob(database, job, outcome, await options.readClock());
  };

  const run = async (job: SafetyJob, now: Date) => {
    const last = readBackupResult(await readJob(database, 'backup'));
    const token = await options.readChangeToken();
    const response = await options
      .runJob(
        {
          job,
          sent: last?.sent ?? null,
          mayHaveChanged: last?.token !== token,
          now: now.toISOString(),
        },
        signal,
      )
      .catch((error: unknown): JobResponse => ({ failure: 'unexpected', message: String(error) }));
    if (signal.aborted) return { failure: 'unexpected' } as const;
    if ('failure' in response) {
      const { failure, message } = response;
      log.error({ job, failure }, `${titles[job]} failed: ${message}`);
      return { failure };
    }
    const name = response.job === 'backup' ? response.sent.name : response.name;
    log.info({ job, name }, `${titles[job]} is well`);
    const result = response.job === 'backup' ? { sent: response.sent, token } : { name, keyId };
    return { result: JSON.stringify(result) };
  };

  return async () => {
    const proof = readProofResult(await readJob(database, 'proof'));
    // Before a backup with the new key is the newest.
    if (!isKeyChecked && proof !== null && proof.keyId !== keyId) await doJob('proof', true);
    isKeyChecked = true;
    for (const job of safetyJobs) {
      await doJob(job);
      await tellMetrics(database, job);
    }
  };
}

const titles = { backup: 'the backup to the second place', proof: 'the proof of the backup' };

async function withLease<Result>(
  database: Database,
  job: SafetyJob,
  { readClock }: BackupSchedulerOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  const extend = async () => await extendLease(database, job, await readClock());
  const timer = setInterval(() => {
    extend().catch((err: unknown) => log.warn({ err, job }, 'could not extend a lease'));
  }, extendMs);
  timer.unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

async function tellMetrics(database: Database, job: SafetyJob): Promise<void> {
  const row = await readJob(database, job);
  metricsEvents.emit('safetyJobRead', {
    job,
    succeededAt: row?.succeeded_at ? Date.parse(row.succeeded_at) / 1_000 : null,
    isFailing: typeof row?.failure === 'string',
  });
}

/** Tells one key from another: 16 bits, which tell nobody the key. */
function keyIdOf(key: string): string {
  return createHmac('sha256', key).update('backup key').digest('hex').slice(0, 4);
}
