import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { chooseEngine } from '../database/engines.ts';
import { createNodeSqliteDialect } from '../database/node-sqlite.ts';
import { migrateTo } from './migrate-to.ts';
import { isCarried } from './not-carried.ts';

export type Column = { name: string; type: 'integer' | 'text' | 'bytes'; isNullable: boolean };

export type TableLayout = {
  name: string;
  columns: Column[];
  /** Columns of the primary key, in its order. */
  key: string[];
  /** The column whose numbers the database gives out, none of them twice. */
  generatedKey: string | null;
};

/**
 * The tables that a backup carries, a table after those that it refers to. They are read from a new database in memory, so
 * that a table of a later migration is never forgotten.
 *
 * @param version name of the last migration
 * @param which `all` adds those that a backup leaves out
 */
export async function describeTables(
  version: string,
  which: 'carried' | 'all' = 'carried',
): Promise<TableLayout[]> {
  const database = new Kysely<unknown>({
    dialect: createNodeSqliteDialect(() => new DatabaseSync(':memory:')),
  });
  try {
    await migrateTo(database, chooseEngine('file:'), version);
    const { rows: tables } = await sql<{ name: string; sql: string }>`
      select name, sql from sqlite_master
      where type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\'
      order by name
    `.execute(database);
    const asked = tables.filter(({ name }) => which === 'all' || isCarried(name));
    const described = await Promise.all(
      asked.map(async (table) => ({
        layout: await describeTable(database, table),
        refersTo: await tablesReferredTo(database, table.name),
      })),
    );
    return referredFirst(described);
  } finally {
    await database.destroy();
  }
}

async function describeTable(
  database: Kysely<unknown>,
  table: { name: string; sql: string },
): Promise<TableLayout> {
  const { rows } = await sql<{ name: string; type: string; notnull: number; pk: number }>`
    select name, type, "notnull", pk from pragma_table_info(${table.name})
  `.execute(database);
  const key = rows.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
  if (key.length === 0) throw new Error(`${table.name} has no primary key to read it by`);
  return {
    name: table.name,
    columns: rows.map(({ name, type, notnull, pk }) => ({
      name,
      type: columnType(type),
      isNullable: notnull === 0 && pk === 0,
    })),
    key: key.map(({ name }) => name),
    generatedKey: /\bautoincrement\b/i.test(table.sql) ? (key[0]?.name ?? null) : null,
  };
}

function columnType(type: string): Column['type'] {
  switch (type.toLowerCase()) {
    case 'integer':
      return 'integer';
    case 'text':
      return 'text';
    case 'blob':
      return 'bytes';
    default:
      throw new Error(`A backup does not know columns of type ${type} yet`);
  }
}

async function tablesReferredTo(database: Kysely<unknown>, table: string): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select distinct "table" from pragma_foreign_key_list(${table}) where "table" <> ${table}
  `.execute(database);
  return rows.map((row) => row.table);
}

function referredFirst(tables: { layout: TableLayout; refersTo: string[] }[]): TableLayout[] {
  const ordered: TableLayout[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const isWaiting = new Set(waiting.map(({ layout }) => layout.name));
    const ready = waiting.filter(({ refersTo }) => !refersTo.some((name) => isWaiting.has(name)));
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle');
    ordered.push(...ready.map(({ layout }) => layout));
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}
