import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import { dayTables, formerVisits } from './add-rows.ts';
import { type Columns, columnsOf, mergeColumns, type Row } from './columns/columns.ts';
import { packColumns, unpackColumns } from './columns/pack-columns.ts';
import { isMonth } from './past-numbers.ts';
import { addDays, firstDayOf, lastDayOf, monthOf, type Period } from './periods.ts';
import { type Subject, subjectNames, subjects } from './shared/dimensions.ts';
import { siteDay } from './site-day.ts';

/**
 * Packs the days that are over, adds up each month that is over, and deletes the days of a month whose last day is more
 * than `days` ago. Late rows are added to what is packed. Several processes may do so at once.
 */
export async function rollUpNumbers(
  database: Database,
  { timeZone, days, now = new Date() }: { timeZone: string; days: number; now?: Date },
): Promise<void> {
  const today = siteDay(now, timeZone);
  for (const subject of subjectNames) {
    for (const day of await daysBefore(database, subject, today))
      await packDay(database, subject, day);
    const { withDays, addedUp } = await readMonths(database, subject);
    for (const month of withDays)
      if (lastDayOf(month) < addDays(today, -days)) await rollUpMonth(database, subject, month);
      else if (month < monthOf(today) && !addedUp.has(month))
        await addUpMonth(database, subject, month);
  }
}

async function packDay(database: Database, subject: Subject, day: string): Promise<void> {
  await oneAtATime(database, async (transaction) => {
    const rows = await takeRows(transaction, dayTables[subject], { from: day, until: day });
    if (rows.length === 0) return;
    // Its sums are not true any more. They are made again.
    await transaction
      .deleteFrom('past_numbers')
      .where('subject', '=', subject)
      .where('period', '=', monthOf(day))
      .where('has_days', '=', 1)
      .execute();
    const stored = await takePacked(transaction, subject, { from: day, until: day });
    await pack(transaction, { subject, period: day, has_days: 0 }, [
      ...stored,
      columnsOf(rows, subjects[subject]),
    ]);
  });
}

/** Adds up a month and keeps its days. */
async function addUpMonth(database: Database, subject: Subject, month: string): Promise<void> {
  await oneAtATime(database, async (transaction) => {
    const days = await transaction
      .selectFrom('past_numbers')
      .select('columns')
      .where('subject', '=', subject)
      .where('period', '>=', firstDayOf(month))
      .where('period', '<=', lastDayOf(month))
      .execute();
    const parts = days.map(({ columns }) => unpackColumns(columns));
    await pack(transaction, { subject, period: month, has_days: 1 }, parts);
  });
}

async function rollUpMonth(database: Database, subject: Subject, month: string): Promise<void> {
  await oneAtATime(database, async (transaction) => {
    const days = { from: firstDayOf(month), until: lastDayOf(month) };
    const parts = await takePacked(transaction, subject, days);
    parts.push(...(await takePacked(transaction, subject, { from: month, until: month })));
    if (subject === 'visits')
      parts.push(columnsOf(await takeRows(transaction, formerVisits, days), subjects[subject]));
    await pack(transaction, { subject, period: month, has_days: 0 }, parts);
  });
}

/** Deletes rows of some days. @returns the rows */
async function takeRows(
  transaction: Database,
  table: string,
  { from, until }: Period,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    delete from ${sql.table(table)} where day >= ${from} and day <= ${until} returning *
  `.execute(transaction);
  return rows;
}

/** Deletes what is packed of some days, or of a month. @returns it, without sums of days that are there too */
async function takePacked(
  transaction: Database,
  subject: Subject,
  { from, until }: Period,
): Promise<Columns[]> {
  const taken = await transaction
    .deleteFrom('past_numbers')
    .where('subject', '=', subject)
    .where('period', '>=', from)
    .where('period', '<=', until)
    .returning(['has_days', 'columns'])
    .execute();
  return taken
    .filter(({ has_days }) => has_days === 0)
    .map(({ columns }) => unpackColumns(columns));
}

async function pack(
  transaction: Database,
  key: { subject: Subject; period: string; has_days: 0 | 1 },
  parts: readonly Columns[],
): Promise<void> {
  const shape = subjects[key.subject];
  const columns = packColumns(await mergeColumns(parts, shape), shape);
  await transaction
    .insertInto('past_numbers')
    .values({ ...key, columns })
    // Another process has added the month up meanwhile.
    .onConflict((conflict) => conflict.columns(['subject', 'period']).doNothing())
    .execute();
}

/** The days with rows of their own, without today. */
async function daysBefore(database: Database, subject: Subject, today: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct day from ${sql.table(dayTables[subject])} where day < ${today}
  `.execute(database);
  return rows.map(({ day }) => day);
}

/** The months that have days (of former visits the oldest one alone), and those that were added up. */
async function readMonths(database: Database, subject: Subject) {
  const packed = await database
    .selectFrom('past_numbers')
    .select('period')
    .where('subject', '=', subject)
    .execute();
  const periods = packed.map(({ period }) => period);
  const days = periods.filter((period) => !isMonth(period));
  if (subject === 'visits') {
    const former = database.selectFrom(formerVisits).select('day').orderBy('day').limit(1);
    days.push(...(await former.execute()).map(({ day }) => day));
  }
  return { withDays: new Set(days.map(monthOf)), addedUp: new Set(periods.filter(isMonth)) };
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
