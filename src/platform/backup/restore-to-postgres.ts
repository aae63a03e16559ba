import { Kysely, sql } from 'kysely';
import { chooseEngine } from '../database/engines/index.ts';
import { appliedMigrations } from '../database/readable-since.ts';
import { assertNotNewer } from './applied-migrations.ts';
import { assertNoListeners } from './assert-stopped.ts';
import { BackupError } from './backup-error.ts';
import type { BackupHeader, Row, Value } from './backup-lines.ts';
import { importRows, lastKeysOf } from './import-rows.ts';
import { knownMigrations, migrateTo } from './migrate-to.ts';
import { describeTables, type TableSchema } from './table-schemas.ts';

/**
 * Drops and creates all tables in one transaction.
 *
 * @returns how many texts had a character that PostgreSQL can't store (U+0000), which became U+FFFD
 */
export async function restoreToPostgres(options: {
  databaseUrl: string;
  overwrite: boolean;
  /** Leaves the database at the backup's version. */
  keepVersion: boolean;
  header: BackupHeader;
  readRows: (use: (rows: AsyncIterable<Row>) => Promise<void>) => Promise<void>;
}): Promise<{ changedTexts: number }> {
  const { databaseUrl, overwrite, keepVersion, header, readRows } = options;
  const engine = chooseEngine(databaseUrl);
  const database = new Kysely<unknown>({ dialect: engine.dialect });
  const tables = await describeTables(header.schema);
  let changedTexts = 0;
  const convert = (table: TableSchema, values: Value[]) =>
    values.map((value, index) => {
      if (typeof value === 'number' && Math.abs(value) > largestInteger)
        throw new BackupError(
          `${table.name}.${table.columns[index]?.name} holds ${value}, which is too large for PostgreSQL`,
        );
      if (typeof value !== 'string' || !value.includes('\0')) return value;
      changedTexts++;
      return value.replaceAll('\0', '\ufffd');
    });
  try {
    await database.transaction().execute(async (writer) => {
      await sql`set local statement_timeout = 0`.execute(writer);
      // Do not wait for ever for another transaction's lock.
      await sql`set local lock_timeout = '30s'`.execute(writer);
      await assertNoListeners(writer);
      if (!overwrite) await assertNoPosts(writer);
      // A newer version's tables would not be dropped.
      assertNotNewer(await appliedMigrations(writer));
      await dropTables(writer);
      await migrateTo(writer, engine, header.schema);
      // No instance listens now, and one that starts later has an empty cache.
      await switchTriggers(writer, tables, 'disable');
      await readRows((rows) => importRows(writer, rows, convert));
      for (const { table, column, lastKey } of lastKeysOf(header, tables))
        await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${lastKey})`.execute(
          writer,
        );
      await switchTriggers(writer, tables, 'enable');
      if (!keepVersion) await migrateTo(writer, engine);
    });
  } finally {
    await database.destroy();
  }
  return { changedTexts };
}

/** Largest value of PostgreSQL's `integer`. */
const largestInteger = 2 ** 31 - 1;

async function assertNoPosts(writer: Kysely<unknown>): Promise<void> {
  const { rows: tables } = await sql`select 1 where to_regclass('posts') is not null`.execute(
    writer,
  );
  if (tables.length === 0) return;
  const { rows: posts } = await sql`select 1 from posts limit 1`.execute(writer);
  if (posts.length > 0)
    throw new BackupError('The database has posts already. With --overwrite they are replaced');
}

/** Drops only what the migrations created. */
async function dropTables(writer: Kysely<unknown>): Promise<void> {
  const newest = knownMigrations().at(-1) ?? '';
  const ours = [
    ...(await describeTables(newest, 'all')).map(({ name }) => name),
    'kysely_migration',
    'kysely_migration_lock',
  ];
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname in (${sql.join(ours)})
  `.execute(writer);
  const { rows: functions } = await sql<{ name: string }>`
    select distinct tgfoid::regprocedure::text as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = current_schema()::regnamespace and relname in (${sql.join(ours)})
  `.execute(writer);
  for (const { name } of tables) await sql`drop table ${sql.table(name)} cascade`.execute(writer);
  for (const { name } of functions) await sql`drop function ${sql.raw(name)}`.execute(writer);
}

async function switchTriggers(
  writer: Kysely<unknown>,
  tables: TableSchema[],
  switched: 'enable' | 'disable',
): Promise<void> {
  for (const { name } of tables)
    await sql`alter table ${sql.table(name)} ${sql.raw(switched)} trigger user`.execute(writer);
}
