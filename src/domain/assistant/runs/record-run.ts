import { recordInAuditLog } from '#domain/audit-log/index.ts';
import { DomainError } from '#domain/domain-error.ts';
import { dayMs, hourMs } from '#language/durations.ts';
import type { Database } from '#platform/database/index.ts';
import { log } from '#platform/log/index.ts';
import { metricsEvents } from '#platform/metrics/index.ts';
import type { AssistantSettings } from '#platform/model-settings.ts';
import { type AssistantModel, addUsage, type Usage } from '../model/index.ts';
import { dollarsOf, toMicrodollars } from '../spending/dollars-of.ts';
import { assertWithinMonthlyLimit } from '../spending/spending.ts';

/** The caller of a run. A run whose signal is aborted counts as cancelled. */
export type RunCaller = {
  database: Database;
  settings: Pick<AssistantSettings, 'monthlyLimit'>;
  username: string;
  /** The caller's IP address, if it is known. */
  ipAddress?: string | undefined;
  signal: AbortSignal;
};

/** The task of a run. */
export type Run = {
  /** `enhance`, `translate-ckb`, `seo-ar`, … */
  task: string;
  model: Pick<AssistantModel, 'name' | 'price'>;
  promptVersion: string;
};

/** Adds up what the requests of a run used, and what the translation memory gave. */
export type UsageMeter = {
  /** The id of the run. */
  run: number;
  /** How many segments the memory translated, without the model. */
  remembered: number;
  /** How many approved translations the requests had as examples. */
  examples: number;
  add(usage: Usage): void;
};

const runsAnHour = 30;

/**
 * Does a piece of work and records its outcome, never its text. An account may start 30 runs in any hour, across all
 * processes, and none once the month's limit is spent. What is in progress then ends as it would.
 *
 * @throws {DomainError} `assistant-limit` with `retryAfterSeconds`, or `assistant-month-limit`; such a call is not
 *   recorded
 * @throws the errors of `work`
 */
export async function recordRun<Result>(
  caller: RunCaller,
  run: Run,
  work: (meter: UsageMeter) => Promise<Result>,
): Promise<Result> {
  const { database, signal } = caller;
  const id = await beginRun(caller, run);
  const startedAt = performance.now();
  const total: Usage = { inputTokens: null, outputTokens: null, characters: null };
  let requests = 0;
  const meter: UsageMeter = {
    run: id,
    remembered: 0,
    examples: 0,
    add: (usage) => {
      requests += 1;
      addUsage(total, usage);
    },
  };
  let outcome = 'done';
  try {
    return await work(meter);
  } catch (error) {
    outcome = outcomeOf(error, signal);
    throw error;
  } finally {
    const durationMs = Math.round(performance.now() - startedAt);
    metricsEvents.emit('assistantRunEnded', { task: run.task, outcome, durationMs });
    const { remembered, examples } = meter;
    // The translation memory costs nothing.
    const isFree = outcome === 'done' && requests === 0;
    const microdollars = isFree ? 0 : toMicrodollars(dollarsOf(total, run.model.price));
    await endRun(database, id, {
      outcome,
      durationMs,
      remembered,
      examples,
      microdollars,
      ...total,
    });
  }
}

/**
 * Deletes runs that are older than 400 days: a year, and the same month of the year before for comparison.
 *
 * @param now for tests
 */
export async function removeOldRuns(database: Database, now: Date = new Date()): Promise<void> {
  await database
    .deleteFrom('assistant_runs')
    .where('started_at', '<', ago(now, 400 * dayMs))
    .execute();
}

async function beginRun(
  { database, settings, username, ipAddress = '' }: RunCaller,
  { task, model, promptVersion }: Run,
): Promise<number> {
  return await database.transaction().execute(async (transaction) => {
    // Changes nothing, but locks the row on both engines, so that calls of one account are counted one after the other.
    await transaction
      .updateTable('admins')
      .set({ username })
      .where('username', '=', username)
      .execute();
    const now = new Date();
    await assertWithinLimit(transaction, username, now);
    await assertWithinMonthlyLimit(transaction, settings.monthlyLimit, now);
    const { id } = await transaction
      .insertInto('assistant_runs')
      .values({
        username,
        task,
        model: model.name,
        prompt_version: promptVersion,
        started_at: now.toISOString(),
        outcome: 'running',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const actor = { username, ipAddress };
    await recordInAuditLog(transaction, actor, { action: 'assistant-asked', subject: task }, now);
    return id;
  });
}

async function assertWithinLimit(database: Database, username: string, now: Date): Promise<void> {
  const latest = await database
    .selectFrom('assistant_runs')
    .select('started_at')
    .where('username', '=', username)
    .where('started_at', '>', ago(now, hourMs))
    // Ignores later ones: the clock was set back, and they would count until it catches up.
    .where('started_at', '<=', ago(now, -hourMs))
    .orderBy('started_at', 'desc')
    .limit(runsAnHour)
    .execute();
  const oldest = latest[runsAnHour - 1];
  if (!oldest) return;
  const freeAt = Date.parse(oldest.started_at) + hourMs;
  const retryAfterSeconds = Math.ceil((freeAt - now.getTime()) / 1_000);
  throw new DomainError(
    'assistant-limit',
    `The assistant can be asked ${runsAnHour} times an hour: try again in ${Math.ceil(retryAfterSeconds / 60)} min`,
    { retryAfterSeconds },
  );
}

/** Logs a failure to update the run, so that the result is not lost. */
async function endRun(
  database: Database,
  id: number,
  { durationMs, inputTokens, outputTokens, ...rest }: RunEnd,
): Promise<void> {
  try {
    await database
      .updateTable('assistant_runs')
      .set({
        ...rest,
        duration_ms: durationMs,
        input_tokens: inputTokens,
        output_tokens: outputTokens,
      })
      .where('id', '=', id)
      .execute();
  } catch (err) {
    log.error({ err }, 'could not record what became of a run of the assistant');
  }
}

type RunEnd = Usage &
  Pick<UsageMeter, 'remembered' | 'examples'> & {
    outcome: string;
    durationMs: number;
    microdollars: number | null;
  };

function outcomeOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'cancelled';
  return error instanceof DomainError ? error.code : 'failed';
}

function ago(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}
