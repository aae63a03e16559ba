import type { Database, SafetyJobRow } from '#platform/database/index.ts';
import type { SafetyJob, SafetyProblem } from './shared/safety.ts';

/** What one of several processes does: a job, reading the certificate, or mailing what is red. */
type Task = SafetyJob | 'certificate' | 'mail';

/** How long a process that died keeps others from beginning its job. */
const leaseMs = 2 * 60 * 1_000;

export async function readJob(database: Database, job: Task): Promise<SafetyJobRow | null> {
  const row = await database
    .selectFrom('safety_jobs')
    .selectAll()
    .where('job', '=', job)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Begins a job in this process alone. However many processes try at once, the row decides: one of them changes it from
 * what all of them have read.
 *
 * @param row what `readJob` returned
 * @param now by the clock that all processes share
 * @returns whether this process has it
 */
export async function claimJob(
  database: Database,
  job: Task,
  row: SafetyJobRow | null,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const claim = { tried_at: at, leased_until: leaseEnd(now) };
  if (row === null) {
    const inserted = await database
      .insertInto('safety_jobs')
      .values({ job, ...claim, succeeded_at: null, failure: null, result: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('job')
      .executeTakeFirst();
    return inserted !== undefined;
  }
  // A lease that ends later than any can was written by a faster clock.
  const { leased_until: until } = row;
  if (until !== null && until > at && until <= claim.leased_until) return false;
  const updated = await database
    .updateTable('safety_jobs')
    .set(claim)
    .where('job', '=', job)
    .where(({ eb }) =>
      row.tried_at === null ? eb('tried_at', 'is', null) : eb('tried_at', '=', row.tried_at),
    )
    .where(({ eb }) =>
      row.leased_until === null
        ? eb('leased_until', 'is', null)
        : eb('leased_until', '=', row.leased_until),
    )
    .returning('job')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Tells the other processes that the job goes on. */
export async function extendLease(database: Database, job: Task, now: Date): Promise<void> {
  await database
    .updateTable('safety_jobs')
    .set({ leased_until: leaseEnd(now) })
    .where('job', '=', job)
    .execute();
}

/** @param outcome why it failed, and the JSON of what the next run needs to know: after a failure, if that changed */
export async function endJob(
  database: Database,
  job: Task,
  outcome: { failure: SafetyProblem; result?: string } | { result: string },
  now: Date,
): Promise<void> {
  const change =
    'failure' in outcome
      ? outcome
      : { failure: null, result: outcome.result, succeeded_at: now.toISOString() };
  await database
    .updateTable('safety_jobs')
    .set({ ...change, leased_until: null })
    .where('job', '=', job)
    .execute();
}

/** Gives a job back that was not done, because the site stops: it is due again. */
export async function giveBackJob(
  database: Database,
  job: Task,
  row: SafetyJobRow | null,
): Promise<void> {
  await database
    .updateTable('safety_jobs')
    .set({ tried_at: row?.tried_at ?? null, leased_until: null })
    .where('job', '=', job)
    .execute();
}

function leaseEnd(now: Date): string {
  return new Date(now.getTime() + leaseMs).toISOString();
}
