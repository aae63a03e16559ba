import { type Actor, recordInAuditLog } from '#domain/audit-log/index.ts';
import { DomainError } from '#domain/domain-error.ts';
import { listGlossaryTerms } from '#domain/glossary/index.ts';
import type { Database } from '#platform/database/index.ts';
import { log } from '#platform/log/index.ts';
import type { AssistantSettings } from '#platform/model-settings.ts';
import { toMicrodollars } from '../spending/dollars-of.ts';
import { assertWithinMonthlyLimit } from '../spending/spending.ts';
import type { BenchmarkReport } from './benchmark-report.ts';
import { type LanguagePlan, planBenchmark, requestsOf } from './plan-benchmark.ts';
import { addRunningBenchmark } from './running-benchmarks.ts';
import { scoreModel } from './score-model.ts';

/** How often a running benchmark says that its process lives. */
const heartbeatMs = 5_000;

/** After this time without a sign of life, its process has died. */
const deadAfterMs = 60_000;

type Call = {
  database: Database;
  settings: AssistantSettings;
  actor: Actor;
};

/**
 * Starts a benchmark in the background: one at a time, over all processes.
 *
 * @returns `ended` resolves when it is over, however it ended
 * @throws {DomainError} `assistant-not-configured`; `nothing-to-compare` without approved paragraphs;
 *   `benchmark-running`; `assistant-month-limit`
 */
export async function startBenchmark({
  database,
  settings,
  actor,
}: Call): Promise<{ id: number; ended: Promise<void> }> {
  const plans = await planBenchmark(database, settings);
  if (plans.every(({ translators }) => translators.length === 0))
    throw new DomainError(
      'assistant-not-configured',
      'No model translates. Set AI_PROVIDER, AI_MODEL and AI_API_KEY, then restart the site',
    );
  const total = requestsOf(plans);
  if (total === 0)
    throw new DomainError(
      'nothing-to-compare',
      'There is no published translation yet: publish an article in English and in Kurdish or Arabic first',
    );
  await assertWithinMonthlyLimit(database, settings.monthlyLimit);
  await failOrphans(database);
  const id = await insertRunning(database, actor, total);
  const controller = new AbortController();
  const ended = runInBackground({ database, id, plans, settings, controller });
  addRunningBenchmark(ended, controller);
  return { id, ended };
}

/** Asks a running benchmark to end, in whichever process it runs. @throws {DomainError} `not-found` */
export async function cancelBenchmark(database: Database, id: number): Promise<void> {
  const { numUpdatedRows } = await database
    .updateTable('translation_benchmarks')
    .set({ is_cancelled: 1 })
    .where('id', '=', id)
    .where('outcome', '=', 'running')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new DomainError('not-found', 'No such benchmark is running');
}

/** Gives up the benchmarks of processes that died. */
export async function failOrphans(database: Database, now: Date = new Date()): Promise<void> {
  await database
    .updateTable('translation_benchmarks')
    .set({ outcome: 'failed' })
    .where('outcome', '=', 'running')
    .where('alive_at', '<', new Date(now.getTime() - deadAfterMs).toISOString())
    .execute();
}

const emptyReport: BenchmarkReport = { scores: [], paragraphs: [] };

async function insertRunning(database: Database, actor: Actor, total: number): Promise<number> {
  const now = new Date();
  const inserted = await database.transaction().execute(async (transaction) => {
    const row = await transaction
      .insertInto('translation_benchmarks')
      .values({
        started_at: now.toISOString(),
        username: actor.username,
        outcome: 'running',
        alive_at: now.toISOString(),
        total,
        report: JSON.stringify(emptyReport),
      })
      // The index of running benchmarks has room for one.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row)
      await recordInAuditLog(transaction, actor, {
        action: 'assistant-asked',
        subject: 'benchmark',
      });
    return row;
  });
  if (!inserted)
    throw new DomainError(
      'benchmark-running',
      'A comparison runs already: wait until it has ended, or cancel it',
    );
  return inserted.id;
}

type Background = {
  database: Database;
  id: number;
  plans: readonly LanguagePlan[];
  settings: AssistantSettings;
  controller: AbortController;
};

/** Never throws: nobody waits for it. */
async function runInBackground(background: Background): Promise<void> {
  const { database, id, plans, settings, controller } = background;
  const { signal } = controller;
  const report: BenchmarkReport = { scores: [], paragraphs: [] };
  let done = 0;
  let dollars: number | null = null;
  const showProgress = async () => {
    const row = await database
      .updateTable('translation_benchmarks')
      .set({ done, microdollars: toMicrodollars(dollars), alive_at: new Date().toISOString() })
      .where('id', '=', id)
      .returning('is_cancelled')
      .executeTakeFirst();
    if (row?.is_cancelled !== 0) controller.abort();
  };
  const heartbeat = setInterval(() => {
    showProgress().catch((err: unknown) =>
      log.warn({ err }, 'could not show a benchmark’s progress'),
    );
  }, heartbeatMs);
  let outcome = 'done';
  try {
    const glossary = await listGlossaryTerms(database);
    for (const { language, translators, paragraphs } of plans) {
      const shown = paragraphs.map(({ post, title, source, reference }) => ({
        language,
        post,
        title,
        source: source.text,
        reference,
        outputs: [] as BenchmarkReport['paragraphs'][number]['outputs'],
      }));
      if (translators.length > 0) report.paragraphs.push(...shown);
      if (paragraphs.length === 0) continue;
      for (const translator of translators) {
        const before: number | null = dollars;
        const { score, texts } = await scoreModel(paragraphs, {
          translator,
          language,
          glossary,
          signal,
          beforeParagraph: () => assertWithinMonthlyLimit(database, settings.monthlyLimit),
          onParagraph: async (spent) => {
            done += 1;
            dollars = spent === null ? before : (before ?? 0) + spent;
            await showProgress();
          },
        });
        report.scores.push(score);
        for (const [index, output] of texts.entries())
          if (output) shown[index]?.outputs.push({ model: translator.name, ...output });
      }
    }
  } catch (err) {
    outcome = signal.aborted ? 'cancelled' : 'failed';
    if (!signal.aborted) log.error({ err }, 'a benchmark of translations failed');
  } finally {
    clearInterval(heartbeat);
  }
  try {
    await database
      .updateTable('translation_benchmarks')
      .set({ outcome, done, report: JSON.stringify(report) })
      .where('id', '=', id)
      .execute();
    await removeOld(database);
  } catch (err) {
    log.error({ err }, 'could not store a benchmark of translations');
  }
}

/** How many benchmarks are kept. */
const kept = 50;

async function removeOld(database: Database): Promise<void> {
  const oldest = await database
    .selectFrom('translation_benchmarks')
    .select('id')
    .orderBy('id', 'desc')
    .offset(kept)
    .limit(1)
    .executeTakeFirst();
  if (oldest)
    await database.deleteFrom('translation_benchmarks').where('id', '<=', oldest.id).execute();
}
