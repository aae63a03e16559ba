import { type RawBuilder, sql } from 'kysely';

/** Tables that a backup leaves out, each with the reason. Every other table is carried, whenever it was added. */
const tablesLeftOut: Record<string, string> = {
  rate_limits: 'counts of the last minutes, which would lock out people for what is long past',
  sessions: 'an old backup must not open a session again that was ended since',
  post_readers: 'with the salt of the day it would name visitors for as long as the backup is kept',
  share_pictures: 'drawn again when they are asked for',
};

/** The same of single rows. */
const rowsKept: Record<string, RawBuilder<unknown>> = {
  // The salt of the day: see post_readers.
  settings: sql`where ${sql.ref('key')} not like 'visitor-salt-%'`,
};

export function isCarried(table: string): boolean {
  return !(table in tablesLeftOut);
}

/** The rows of a table that are carried, as what follows `from` in a query. */
export function carriedRowsOf(table: string): RawBuilder<unknown> {
  return sql`(select * from ${sql.table(table)} ${rowsKept[table] ?? sql``}) as carried`;
}
