import { setImmediate as afterOthers } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import { dayTables } from './add-rows.ts';
import { type Columns, columnsOf, type Row } from './columns/columns.ts';
import { unpackColumns } from './columns/pack-columns.ts';
import { firstDayOf, lastDayOf, monthOf, type Period } from './periods.ts';
import { type Subject, subjects } from './shared/dimensions.ts';

/** The rows of a day or a month. */
export type Part = Period & { columns: Columns };

/**
 * Reads what was counted in some days, today's from its table and the others packed, one part after the other, so that
 * others get their turn and memory holds the columns of one part. A month without days is part of it if its first or
 * last day is.
 */
export async function* readParts(
  database: Database,
  subject: Subject,
  { from, until }: Period,
): AsyncGenerator<Part> {
  const { past, rows } = await inSnapshot(database, async (snapshot) => ({
    past: await snapshot
      .selectFrom('past_numbers')
      .select(['period', 'columns'])
      .where('subject', '=', subject)
      .where('period', '>=', monthOf(from))
      .where('period', '<=', until)
      .execute(),
    rows: await rowsOf(snapshot, subject, { from, until }),
  }));
  for (const [day, ofDay] of Map.groupBy(rows, (row) => row.day))
    yield { from: day, until: day, columns: columnsOf(ofDay, subjects[subject]) };
  for (const { period, columns } of past) {
    if (!isMonth(period) && period < from) continue;
    yield { ...daysIn(period), columns: unpackColumns(columns) };
    await afterOthers();
  }
}

/** The months whose days are rolled up, "2026-11". */
export async function rolledUpMonths(
  database: Database,
  subject: Subject,
): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('past_numbers')
    .select('period')
    .where('subject', '=', subject)
    .where(({ fn }) => fn<number>('length', ['period']), '=', 'YYYY-MM'.length)
    .execute();
  return new Set(rows.map(({ period }) => period));
}

async function rowsOf(database: Database, subject: Subject, { from, until }: Period) {
  const { rows } = await sql<Row & { day: string }>`
    select * from ${sql.table(dayTables[subject])} where day >= ${from} and day <= ${until}
  `.execute(database);
  return rows;
}

/** Otherwise a day that is packed meanwhile would be read twice, or not at all. */
async function inSnapshot<Result>(
  database: Database,
  read: (snapshot: Database) => Promise<Result>,
): Promise<Result> {
  return await database.transaction().setIsolationLevel('repeatable read').execute(read);
}

/** Whether a period is a month. The others are days. */
export function isMonth(period: string): boolean {
  return period.length === 'YYYY-MM'.length;
}

function daysIn(period: string): Period {
  return isMonth(period)
    ? { from: firstDayOf(period), until: lastDayOf(period) }
    : { from: period, until: period };
}
