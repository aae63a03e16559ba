import { DomainError } from '#domain/domain-error.ts';
import type { Database } from '#platform/database/index.ts';
import { toDollars } from './dollars-of.ts';

/** What the assistant has cost in a month. */
export type Spending = {
  dollars: number;
  /** How many runs and comparisons may have cost something that nobody knows: no price, no count, or broken off. */
  unknown: number;
  /** When the next month begins, ISO 8601. */
  until: string;
};

/** Of the calendar month in UTC, by which providers bill. Runs that are in progress are not in it yet. */
export async function readSpending(database: Database, now: Date): Promise<Spending> {
  const [since, until] = monthOf(now);
  const ofMonth = async (table: 'assistant_runs' | 'translation_benchmarks') =>
    await database
      .selectFrom(table)
      .select(({ fn, eb }) => [
        fn.sum<number | string | null>('microdollars').as('microdollars'),
        fn
          .sum<number | null>(
            eb
              .case()
              .when(eb('microdollars', 'is', null).and('outcome', 'in', ['done', 'cancelled']))
              .then(1)
              .else(0)
              .end(),
          )
          .as('unknown'),
      ])
      .where('started_at', '>=', since)
      .where('started_at', '<', until)
      .executeTakeFirstOrThrow();
  const runs = await ofMonth('assistant_runs');
  const benchmarks = await ofMonth('translation_benchmarks');
  return {
    dollars: toDollars(Number(runs.microdollars) + Number(benchmarks.microdollars)),
    unknown: (runs.unknown ?? 0) + (benchmarks.unknown ?? 0),
    until,
  };
}

/**
 * @param limit in US dollars; undefined: none
 * @throws {DomainError} `assistant-month-limit` once so much was spent in this month
 */
export async function assertWithinMonthlyLimit(
  database: Database,
  limit: number | undefined,
  now: Date = new Date(),
): Promise<void> {
  if (limit === undefined) return;
  const { dollars, until } = await readSpending(database, now);
  if (dollars < limit) return;
  throw new DomainError(
    'assistant-month-limit',
    `The assistant has reached its limit of $${limit} for this month: it works again from ${until.slice(0, 10)}, or sooner once AI_MONTHLY_LIMIT is raised and the site restarted`,
  );
}

/** @returns when the month begins and when the next one does */
function monthOf(now: Date): [string, string] {
  const first = (months: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString();
  return [first(0), first(1)];
}
