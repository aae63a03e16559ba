import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import { dayTables } from './add-rows.ts';
import { type Columns, columnsOf, mergeColumns, type Row } from './columns/columns.ts';
import { packColumns, unpackColumns } from './columns/pack-columns.ts';
import { isMonth } from './past-numbers.ts';
import { addDays, firstDayOf, lastDayOf, monthOf } from './periods.ts';
import { type Subject, subjectNames, subjects } from './shared/dimensions.ts';
import { siteDay } from './site-day.ts';

/**
 * Packs the days that are over, and rolls up the days of each month whose last day is more than `days` ago. Late rows
 * of such a day or month are added to what is packed. Several processes may do so at once.
 */
export async function rollUpNumbers(
  database: Database,
  { timeZone, days, now = new Date() }: { timeZone: string; days: number; now?: Date },
): Promise<void> {
  const today = siteDay(now, timeZone);
  for (const subject of subjectNames) {
    for (const day of await daysBefore(database, subject, today))
      await packDay(database, subject, day);
    for (const month of await packedMonths(database, subject))
      if (lastDayOf(month) < addDays(today, -days)) await rollUpMonth(database, subject, month);
  }
}

async function packDay(database: Database, subject: Subject, day: string): Promise<void> {
  await oneAtATime(database, async (transaction) => {
    const { rows } = await sql<Row>`
      delete from ${sql.table(dayTables[subject])} where day = ${day} returning *
    `.execute(transaction);
    if (rows.length > 0)
      await addToPast(transaction, subject, day, [columnsOf(rows, subjects[subject])]);
  });
}

async function rollUpMonth(database: Database, subject: Subject, month: string): Promise<void> {
  await oneAtATime(database, async (transaction) => {
    const days = await transaction
      .deleteFrom('past_numbers')
      .where('subject', '=', subject)
      .where('period', '>=', firstDayOf(month))
      .where('period', '<=', lastDayOf(month))
      .returning('columns')
      .execute();
    if (days.length > 0)
      await addToPast(
        transaction,
        subject,
        month,
        days.map(({ columns }) => unpackColumns(columns)),
      );
  });
}

async function addToPast(
  transaction: Database,
  subject: Subject,
  period: string,
  added: readonly Columns[],
): Promise<void> {
  const stored = await transaction
    .selectFrom('past_numbers')
    .select('columns')
    .where('subject', '=', subject)
    .where('period', '=', period)
    .executeTakeFirst();
  const parts = stored ? [unpackColumns(stored.columns), ...added] : added;
  const shape = subjects[subject];
  const columns = packColumns(await mergeColumns(parts, shape), shape);
  await transaction
    .insertInto('past_numbers')
    .values({ subject, period, columns })
    .onConflict((conflict) => conflict.columns(['subject', 'period']).doUpdateSet({ columns }))
    .execute();
}

/** The days with rows of their own, without today. */
async function daysBefore(database: Database, subject: Subject, today: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct day from ${sql.table(dayTables[subject])} where day < ${today}
  `.execute(database);
  return rows.map(({ day }) => day);
}

/** The months with packed days. */
async function packedMonths(database: Database, subject: Subject): Promise<Set<string>> {
  const rows = await database
    .selectFrom('past_numbers')
    .select('period')
    .where('subject', '=', subject)
    .execute();
  return new Set(
    rows.filter(({ period }) => !isMonth(period)).map(({ period }) => monthOf(period)),
  );
}

const lockKey = 'numbers-roll-up';

/** Without the lock, two processes could both add to the same month. */
async function oneAtATime(
  database: Database,
  work: (transaction: Database) => Promise<void>,
): Promise<void> {
  await database
    .insertInto('settings')
    .values({ key: lockKey, value: '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database.transaction().execute(async (transaction) => {
    const settings = transaction.updateTable('settings').set({ value: '' });
    await settings.where('key', '=', lockKey).execute();
    await work(transaction);
  });
}
