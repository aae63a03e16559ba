import { existsSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { chooseEngine } from '../database/engines.ts';
import { createReadingSqliteDialect } from '../database/node-sqlite.ts';
import { appliedMigrations, refuseNewer } from './applied-migrations.ts';
import { BackupError } from './backup-error.ts';
import { carriedRowsOf } from './not-carried.ts';
import type { TableLayout } from './table-layouts.ts';

/** The database as it was at one moment, however long the reading takes. */
export type Snapshot = {
  /** Name of the last migration. */
  schema: string;
  count: (table: TableLayout) => Promise<number>;
  /** @returns null where the table has no numbers of its own */
  lastKey: (table: TableLayout) => Promise<number | null>;
  /** In the order of the table's columns. */
  rows: (table: TableLayout) => AsyncIterable<unknown[]>;
};

/** Whoever writes meanwhile waits for nothing: SQLite keeps what is read beside what is written (WAL), and so does PostgreSQL. */
export async function readSnapshot<Result>(
  databaseUrl: string,
  read: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const file = databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : null;
  if (file !== null && !existsSync(file)) throw new BackupError(`There is no database at ${file}`);
  const database = new Kysely<unknown>({
    dialect: file === null ? chooseEngine(databaseUrl).dialect : createReadingSqliteDialect(file),
  });
  const engine = file === null ? 'postgres' : 'sqlite';
  const transaction = database.transaction();
  const snapshot =
    file === null
      ? transaction.setIsolationLevel('repeatable read').setAccessMode('read only')
      : transaction;
  try {
    return await snapshot.execute(async (reader) => {
      // Counting and the pages of a large table may take longer than a page of the site may.
      if (engine === 'postgres') await sql`set local statement_timeout = 0`.execute(reader);
      return await read({
        schema: await lastMigration(reader),
        count: (table) => count(reader, table),
        lastKey: (table) => lastKey(reader, table, engine),
        rows: (table) => rows(reader, table),
      });
    });
  } finally {
    await database.destroy();
  }
}

async function lastMigration(reader: Kysely<unknown>): Promise<string> {
  const migrations = await appliedMigrations(reader);
  const last = migrations.at(-1);
  if (last === undefined)
    throw new BackupError('The database is not one of this site: nothing was set up in it yet');
  refuseNewer(migrations);
  return last;
}

async function count(reader: Kysely<unknown>, table: TableLayout): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select count(*) as rows from ${carriedRowsOf(table.name)}
  `.execute(reader);
  return rows[0]?.rows ?? 0;
}

async function lastKey(
  reader: Kysely<unknown>,
  table: TableLayout,
  engine: 'sqlite' | 'postgres',
): Promise<number | null> {
  if (table.generatedKey === null) return null;
  const query =
    engine === 'sqlite'
      ? sql<{ last: number }>`select seq as last from sqlite_sequence where name = ${table.name}`
      : // pg_sequence_last_value is null for a sequence that has given out nothing.
        sql<{ last: number }>`
          select coalesce(pg_sequence_last_value(pg_get_serial_sequence(${table.name}, ${table.generatedKey})::regclass), 0) as last
        `;
  const { rows } = await query.execute(reader);
  return rows[0]?.last ?? 0;
}

/** Pages by the primary key: memory holds one of them, and neither engine has to keep a cursor. */
async function* rows(reader: Kysely<unknown>, table: TableLayout): AsyncIterable<unknown[]> {
  const names = table.columns.map(({ name }) => name);
  const key = sql.join(table.key.map((name) => sql.ref(name)));
  const rowsAtOnce = table.columns.some(({ type }) => type === 'bytes') ? 4 : 200;
  let last: Record<string, unknown> | undefined;
  do {
    const after = last;
    const from = after
      ? sql`where (${key}) > (${sql.join(table.key.map((name) => after[name]))})`
      : sql``;
    const page = await sql<Record<string, unknown>>`
      select ${sql.join(names.map((name) => sql.ref(name)))} from ${carriedRowsOf(table.name)} ${from}
      order by ${key} limit ${sql.lit(rowsAtOnce)}
    `.execute(reader);
    for (const row of page.rows) yield names.map((name) => row[name]);
    last = page.rows.length === rowsAtOnce ? page.rows.at(-1) : undefined;
  } while (last);
}
