import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { chooseEngine } from '../database/engines/index.ts';
import { createNodeSqliteDialect } from '../database/engines/node-sqlite.ts';
import { isIncluded } from './excluded-tables.ts';
import { migrateTo } from './migrate-to.ts';

export type Column = { name: string; type: 'integer' | 'text' | 'bytes'; isNullable: boolean };

export type TableSchema = {
  name: string;
  columns: Column[];
  /** The columns of the primary key, in order. */
  key: string[];
  /** The auto-incrementing column, which never reuses a value. */
  generatedKey: string | null;
};

/**
 * The tables that a backup includes, each after the tables that it references. They are read from a new database in
 * memory, so a table of a later migration is never forgotten.
 *
 * @param version name of the last migration
 * @param which `all` adds the excluded tables
 */
export async function describeTables(
  version: string,
  which: 'included' | 'all' = 'included',
): Promise<TableSchema[]> {
  const database = new Kysely<unknown>({
    dialect: createNodeSqliteDialect(() => new DatabaseSync(':memory:')),
  });
  try {
    await migrateTo(database, chooseEngine('file:'), version);
    const { rows: tables } = await sql<{ name: string; sql: string }>`
      select name, sql from sqlite_master
      where type = 'table' and name not like 'sqlite%' and name not like 'kysely\\_%' escape '\\'
      order by name
    `.execute(database);
    const selected = tables.filter(({ name }) => which === 'all' || isIncluded(name));
    const described = await Promise.all(
      selected.map(async (table) => ({
        schema: await describeTable(database, table),
        references: await referencedTables(database, table.name),
      })),
    );
    return referencedFirst(described);
  } finally {
    await database.destroy();
  }
}

async function describeTable(
  database: Kysely<unknown>,
  table: { name: string; sql: string },
): Promise<TableSchema> {
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
      throw new Error(`A backup does not support columns of type ${type}`);
  }
}

async function referencedTables(database: Kysely<unknown>, table: string): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select distinct "table" from pragma_foreign_key_list(${table}) where "table" <> ${table}
  `.execute(database);
  return rows.map((row) => row.table);
}

function referencedFirst(tables: { schema: TableSchema; references: string[] }[]): TableSchema[] {
  const ordered: TableSchema[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const isWaiting = new Set(waiting.map(({ schema }) => schema.name));
    const ready = waiting.filter(
      ({ references }) => !references.some((name) => isWaiting.has(name)),
    );
    if (ready.length === 0) throw new Error('Tables reference each other in a cycle');
    ordered.push(...ready.map(({ schema }) => schema));
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}
