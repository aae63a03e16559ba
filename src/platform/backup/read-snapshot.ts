import { existsSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { chooseEngine, sqliteFileOf } from '../database/engines/index.ts';
import { createReadOnlySqliteDialect } from '../database/engines/node-sqlite.ts';
import { createMigrations } from '../database/migrations/index.ts';
import { readableVersion } from './applied-migrations.ts';
import { BackupError } from './backup-error.ts';
import { includedRows } from './excluded-tables.ts';
import type { TableSchema } from './table-schemas.ts';

/** The database at one moment, however long reading takes. */
export type Snapshot = {
  /** Name of the last migration. */
  schema: string;
  count: (table: TableSchema) => Promise<number>;
  /** @returns null if the table has no auto-incrementing column */
  lastKey: (table: TableSchema) => Promise<number | null>;
  /** The values of each row, in the order of the table's columns. */
  rows: (table: TableSchema) => AsyncIterable<unknown[]>;
};

/** Reads in one transaction. It blocks no writer: SQLite (WAL) and PostgreSQL keep the old rows for readers. */
export async function readSnapshot<Result>(
  databaseUrl: string,
  read: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const file = sqliteFileOf(databaseUrl);
  if (file !== null && !existsSync(file)) throw new BackupError(`There is no database at ${file}`);
  const engine = chooseEngine(databaseUrl);
  const database = new Kysely<unknown>({
    dialect: file === null ? engine.dialect : createReadOnlySqliteDialect(file),
  });
  const transaction = database.transaction();
  const snapshot =
    file === null
      ? transaction.setIsolationLevel('repeatable read').setAccessMode('read only')
      : transaction;
  try {
    return await snapshot.execute(async (reader) => {
      // Reading a large table may take longer than a query of the site may.
      if (engine.name === 'postgres') await sql`set local statement_timeout = 0`.execute(reader);
      return await read({
        schema: await readableVersion(reader, Object.keys(createMigrations(engine))),
        count: (table) => count(reader, table),
        lastKey: (table) => lastKey(reader, table, engine.name),
        rows: (table) => rows(reader, table),
      });
    });
  } finally {
    await database.destroy();
  }
}

async function count(reader: Kysely<unknown>, table: TableSchema): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select count(*) as rows from ${includedRows(table.name)}
  `.execute(reader);
  return rows[0]?.rows ?? 0;
}

async function lastKey(
  reader: Kysely<unknown>,
  table: TableSchema,
  engine: 'sqlite' | 'postgres',
): Promise<number | null> {
  if (table.generatedKey === null) return null;
  const query =
    engine === 'sqlite'
      ? sql<{ last: number }>`select seq as last from sqlite_sequence where name = ${table.name}`
      : // pg_sequence_last_value is null for an unused sequence.
        sql<{ last: number }>`
          select coalesce(pg_sequence_last_value(pg_get_serial_sequence(${table.name}, ${table.generatedKey})::regclass), 0) as last
        `;
  const { rows } = await query.execute(reader);
  return rows[0]?.last ?? 0;
}

/** Pages by the primary key (keyset pagination): memory holds one page, and no engine needs a cursor. */
async function* rows(reader: Kysely<unknown>, table: TableSchema): AsyncIterable<unknown[]> {
  const names = table.columns.map(({ name }) => name);
  const key = sql.join(table.key.map((name) => sql.ref(name)));
  const pageSize = table.columns.some(({ type }) => type === 'bytes') ? 4 : 200;
  let last: Record<string, unknown> | undefined;
  do {
    const after = last;
    const from = after
      ? sql`where (${key}) > (${sql.join(table.key.map((name) => after[name]))})`
      : sql``;
    const page = await sql<Record<string, unknown>>`
      select ${sql.join(names.map((name) => sql.ref(name)))} from ${includedRows(table.name)} ${from}
      order by ${key} limit ${sql.lit(pageSize)}
    `.execute(reader);
    for (const row of page.rows) yield names.map((name) => row[name]);
    last = page.rows.length === pageSize ? page.rows.at(-1) : undefined;
  } while (last);
}
