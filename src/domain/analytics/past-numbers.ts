import { setImmediate as afterOthers } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import { dayTables, formerVisits } from './add-rows.ts';
import { type Columns, columnsOf, type Row } from './columns/columns.ts';
import { unpackColumns } from './columns/pack-columns.ts';
import { firstDayOf, lastDayOf, monthOf, type Period } from './periods.ts';
import { type Subject, subjects } from './shared/dimensions.ts';

/** The rows of a day or a month. */
export type Part = Period & { columns: Columns };

/**
 * Reads what was counted in some days, today's from its table and the others packed, one part after the other, so that
 * others get their turn and memory holds the columns of one part. A rolled-up month is part of it if its first or last
 * day is.
 *
 * @param wholeMonths may be read in one part, though their days are known: a third of the rows
 */
export async function* readParts(
  database: Database,
  subject: Subject,
  { from, until }: Period,
  wholeMonths: (month: Period) => boolean,
): AsyncGenerator<Part> {
  const { packed, rows } = await inSnapshot(database, async (snapshot) => {
    const known = await snapshot
      .selectFrom('past_numbers')
      .select(['period', 'has_days'])
      .where('subject', '=', subject)
      .where('period', '>=', monthOf(from))
      .where('period', '<=', until)
      .execute();
    const isCopy = (part: (typeof known)[number]) => isMonth(part.period) && part.has_days === 1;
    const copies = known.filter((part) => isCopy(part) && wholeMonths(daysIn(part.period)));
    const copied = new Set(copies.map(({ period }) => period));
    const others = known.filter(
      (part) =>
        !isCopy(part) &&
        (isMonth(part.period) || (part.period >= from && !copied.has(monthOf(part.period)))),
    );
    return {
      packed: await packedOf(snapshot, subject, [...copies, ...others]),
      rows: await rowsOf(snapshot, subject, { from, until }),
    };
  });
  for (const [day, ofDay] of Map.groupBy(rows, (row) => row.day))
    yield { from: day, until: day, columns: columnsOf(ofDay, subjects[subject]) };
  for (const { period, columns } of packed) {
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
    .where('has_days', '=', 0)
    .execute();
  return new Set(rows.map(({ period }) => period).filter(isMonth));
}

async function packedOf(
  database: Database,
  subject: Subject,
  parts: readonly { period: string }[],
): Promise<{ period: string; columns: Buffer }[]> {
  if (parts.length === 0) return [];
  return await database
    .selectFrom('past_numbers')
    .select(['period', 'columns'])
    .where('subject', '=', subject)
    .where(
      'period',
      'in',
      parts.map(({ period }) => period),
    )
    .execute();
}

/** Of days that are not packed. A version before this one counts visits in a table of its own, which is not packed. */
async function rowsOf(database: Database, subject: Subject, { from, until }: Period) {
  const tables = [dayTables[subject], ...(subject === 'visits' ? [formerVisits] : [])];
  const found: (Row & { day: string })[] = [];
  for (const table of tables) {
    const { rows } = await sql<Row & { day: string }>`
      select * from ${sql.table(table)} where day >= ${from} and day <= ${until}
    `.execute(database);
    found.push(...rows);
  }
  return found;
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
