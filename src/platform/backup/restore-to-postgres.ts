import { Kysely, sql } from 'kysely';
import { chooseEngine } from '../database/engines.ts';
import { appliedMigrations, refuseNewer } from './applied-migrations.ts';
import { BackupError } from './backup-error.ts';
import type { BackupHeader, Row, Value } from './backup-lines.ts';
import { fillTables, lastKeysOf } from './fill-tables.ts';
import { knownMigrations, migrateTo } from './migrate-to.ts';
import { refuseListeners } from './refuse-running-site.ts';
import { describeTables, type TableLayout } from './table-layouts.ts';

/**
 * Makes all tables anew in one transaction.
 *
 * @returns how many texts had a character that PostgreSQL can't hold (U+0000), which became U+FFFD
 */
export async function restoreToPostgres(options: {
  databaseUrl: string;
  overwrite: boolean;
  header: BackupHeader;
  readRows: (use: (rows: AsyncIterable<Row>) => Promise<void>) => Promise<void>;
}): Promise<{ changedTexts: number }> {
  const { databaseUrl, overwrite, header, readRows } = options;
  const engine = chooseEngine(databaseUrl);
  const database = new Kysely<unknown>({ dialect: engine.dialect });
  const tables = await describeTables(header.schema);
  let changedTexts = 0;
  const convert = (table: TableLayout, values: Value[]) =>
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
      // Whoever holds a table is not waited for without end.
      await sql`set local lock_timeout = '30s'`.execute(writer);
      await refuseListeners(writer);
      if (!overwrite) await refusePosts(writer);
      // It may have tables that would be left behind.
      refuseNewer(await appliedMigrations(writer));
      await dropTables(writer);
      await migrateTo(writer, engine, header.schema);
      // Nobody needs to hear of each post; and who starts later reads everything anew.
      await switchTriggers(writer, tables, 'disable');
      await readRows((rows) => fillTables(writer, rows, convert));
      for (const { table, column, lastKey } of lastKeysOf(header, tables))
        await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${lastKey})`.execute(
          writer,
        );
      await switchTriggers(writer, tables, 'enable');
      await migrateTo(writer, engine);
    });
  } finally {
    await database.destroy();
  }
  return { changedTexts };
}

/** Of PostgreSQL's type `integer`. */
const largestInteger = 2 ** 31 - 1;

async function refusePosts(writer: Kysely<unknown>): Promise<void> {
  const { rows: tables } = await sql`select 1 where to_regclass('posts') is not null`.execute(
    writer,
  );
  if (tables.length === 0) return;
  const { rows: posts } = await sql`select 1 from posts limit 1`.execute(writer);
  if (posts.length > 0)
    throw new BackupError('The database has posts already. With --overwrite they are replaced');
}

/** Takes away what the migrations made, and nothing that others keep in the same database. */
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
  tables: TableLayout[],
  switched: 'enable' | 'disable',
): Promise<void> {
  for (const { name } of tables)
    await sql`alter table ${sql.table(name)} ${sql.raw(switched)} trigger user`.execute(writer);
}
