import { DomainError } from '#domain/domain-error.ts';
import type { Database } from '#platform/database/index.ts';
import { type BenchmarkReport, benchmarkReport, type ModelScore } from './benchmark-report.ts';
import { failOrphans } from './run-benchmark.ts';

export type StoredBenchmark = {
  id: number;
  startedAt: string;
  /** Null for the command line. */
  username: string | null;
  /** `running`, `done`, `cancelled` or `failed`. */
  outcome: string;
  /** Translated paragraphs, over all models. */
  done: number;
  total: number;
  scores: ModelScore[];
};

const listed = 20;

/** The latest benchmarks, the newest first, with the scores of each model. */
export async function listBenchmarks(database: Database): Promise<StoredBenchmark[]> {
  await failOrphans(database);
  const rows = await database
    .selectFrom('translation_benchmarks')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(listed)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    startedAt: row.started_at,
    username: row.username,
    outcome: row.outcome,
    done: row.done,
    total: row.total,
    scores: reportOf(row.report).scores,
  }));
}

/** What each model made of each paragraph. @throws {DomainError} `not-found` */
export async function readBenchmark(
  database: Database,
  id: number,
): Promise<BenchmarkReport['paragraphs']> {
  const row = await database
    .selectFrom('translation_benchmarks')
    .select('report')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new DomainError('not-found', 'There is no such comparison');
  return reportOf(row.report).paragraphs;
}

function reportOf(json: string): BenchmarkReport {
  return benchmarkReport.parse(JSON.parse(json));
}
