import { sql } from 'kysely';
import { type Database, inParts } from '#platform/database/index.ts';
import { sameValue } from './columns/filter-columns.ts';
import {
  type Dimension,
  maxNamesPerDay,
  otherNames,
  type Subject,
  subjects,
} from './shared/dimensions.ts';

/** The rows of the days that are not packed yet. */
export const dayTables = {
  visits: 'visit_numbers',
  searches: 'search_numbers',
  missing: 'missing_numbers',
} as const satisfies Record<Subject, string>;

/**
 * Where a version before this one counts visits. Their rows stay until their month is rolled up, so that this version
 * shows them too, and that one again after a failed upgrade.
 */
export const formerVisits = 'visit_days';

/** A day, values and counts. A count that is left out is 0. */
type Added = { day: string } & Record<string, string | number>;

/** Adds counts to the rows of a subject that have the same values, and inserts the rows that there are not yet. */
export async function addRows(
  database: Database,
  subject: Subject,
  rows: readonly Added[],
): Promise<void> {
  const table = sql.table(dayTables[subject]);
  const { dimensions, counts } = subjects[subject];
  const keys = ['day', ...dimensions];
  const sums = new Map<string, Added>();
  for (const row of rows) {
    const key = JSON.stringify(keys.map((name) => row[name]));
    const sum = sums.get(key) ?? { ...row, ...Object.fromEntries(counts.map((name) => [name, 0])) };
    for (const name of counts) sum[name] = Number(sum[name]) + Number(row[name] ?? 0);
    sums.set(key, sum);
  }
  const columns = [...keys, ...counts];
  for (const part of inParts([...sums.values()]))
    await sql`
      insert into ${table} (${sql.join(columns.map((name) => sql.ref(name)))})
      values ${sql.join(part.map((row) => sql`(${sql.join(columns.map((name) => row[name]))})`))}
      on conflict (${sql.join(keys.map((name) => sql.ref(name)))}) do update set ${sql.join(
        counts.map(
          (name) => sql`${sql.ref(name)} = ${table}.${sql.ref(name)} + excluded.${sql.ref(name)}`,
        ),
      )}`.execute(database);
}

/**
 * The first names of a day have a value of their own; further ones share one, so that nobody can fill the table.
 *
 * @param among only rows with this value count: each has as many names
 * @returns a function that gives the value for a name
 */
export async function chooseNames(
  database: Database,
  { subject, dimension, day }: { subject: Subject; dimension: Dimension; day: string },
  names: Iterable<string>,
  among?: { dimension: Dimension; values: readonly string[] },
): Promise<(name: string) => string> {
  const { rows } = await sql<{ name: string }>`
    select distinct ${sql.ref(dimension)} as name from ${sql.table(dayTables[subject])}
    where day = ${day} ${among ? sql`and ${sql.ref(among.dimension)} in (${sql.join(among.values)})` : sql``}
  `.execute(database);
  const known = new Map(
    ['', otherNames, ...rows.map(({ name }) => name)].map((name) => [
      sameValue(dimension, name),
      name,
    ]),
  );
  for (const name of names) {
    const key = sameValue(dimension, name);
    if (!known.has(key) && known.size < maxNamesPerDay + 2) known.set(key, name);
  }
  return (name) => known.get(sameValue(dimension, name)) ?? otherNames;
}
