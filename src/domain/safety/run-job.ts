import { openStore, proveBackup, sendBackup } from '#platform/backup/index.ts';
import type { Environment } from '#platform/environment.ts';
import { classifyFailure } from './classify-failure.ts';
import type { JobRequest, JobResponse } from './job-messages.ts';

/**
 * Does a job in this process. Errors are a part of the response.
 *
 * @param render starts a site on a database and asks it for a page; throws when that fails
 */
export async function runJob(
  { job, sent, mayHaveChanged, now }: JobRequest,
  { databaseUrl, backupKey: secret, backup: { target, keep } }: Environment,
  render: (databaseUrl: string) => Promise<void>,
): Promise<JobResponse> {
  try {
    if (!target || secret === undefined) throw new Error('There is no second place');
    const options = { databaseUrl, secret, store: openStore(target) };
    if (job === 'proof') return { job, name: await proveBackup({ ...options, sent, render }) };
    const last = sent;
    return {
      job,
      sent: await sendBackup({ ...options, keep, last, mayHaveChanged, now: new Date(now) }),
    };
  } catch (error) {
    const failure = classifyFailure(job, error);
    const told = failure === 'unexpected' && error instanceof Error ? error.stack : undefined;
    return { failure, message: told ?? (error instanceof Error ? error.message : String(error)) };
  }
}
