import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, test } from 'vitest';
import { chooseEngine } from '../engines/index.ts';
import { createNodeSqliteDialect } from '../engines/node-sqlite.ts';
import { createMigrations, lastBreakingMigration } from './index.ts';

const migrations = Object.entries(createMigrations(chooseEngine('file:')));

test('every migration after the last breaking one leaves a database on which the version before runs', async () => {
  const names = migrations.map(([name]) => name);
  expect(names).toContain(lastBreakingMigration);
  for (const name of names.slice(names.indexOf(lastBreakingMigration) + 1))
    expect({ name, breaks: await whatBreaks(names.indexOf(name)) }).toEqual({ name, breaks: [] });
});

test.each<[string, Migration['up'], string]>([
  ['drops a table', drop, 'settings is gone'],
  ['renames a column', rename, 'settings.value is gone'],
  ['adds a column that must be given', require_, 'settings.extra must be given'],
  ['forbids equal values', forbid, 'settings has a new unique index'],
])('a migration that %s is found', async (_, up, breaks) => {
  expect(await whatBreaks(migrations.length, up)).toEqual([breaks]);
});

async function drop(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropTable('settings').execute();
}
async function rename(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('settings').renameColumn('value', 'text').execute();
}
async function require_(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropTable('settings').execute();
  await sql`create table settings (key text primary key, value text not null, extra text not null)`.execute(
    database,
  );
}
async function forbid(database: Kysely<unknown>): Promise<void> {
  await database.schema.createIndex('one').on('settings').column('value').unique().execute();
}

/** Migrates up to a migration, then by it or by `up`, and compares the tables. */
async function whatBreaks(index: number, up = migrations[index]?.[1].up): Promise<string[]> {
  const database = new Kysely<unknown>({
    dialect: createNodeSqliteDialect(() => new DatabaseSync(':memory:')),
  });
  for (const [, migration] of migrations.slice(0, index)) await migration.up(database);
  const before = await readTables(database);
  await up?.(database);
  const after = await readTables(database);
  await database.destroy();
  return [...before].flatMap(([name, table]) => {
    const now = after.get(name);
    if (!now) return [`${name} is gone`];
    const gone = [...table.columns.keys()].filter((column) => !now.columns.has(column));
    const required = [...now.columns].filter(
      ([column, isRequired]) => isRequired && !table.columns.get(column),
    );
    return [
      ...gone.map((column) => `${name}.${column} is gone`),
      ...(gone.length === 0 ? required.map(([each]) => `${name}.${each} must be given`) : []),
      ...(now.uniques > table.uniques ? [`${name} has a new unique index`] : []),
    ];
  });
}

/** The tables with their columns, each with whether an insert has to give it, and how many unique indexes they have. */
async function readTables(database: Kysely<unknown>) {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite%'
  `.execute(database);
  const tables = new Map<string, { columns: Map<string, boolean>; uniques: number }>();
  for (const { name } of rows) {
    const columns = await sql<{ name: string; notnull: number; pk: number; default: unknown }>`
      select name, "notnull", pk, dflt_value as "default" from pragma_table_info(${name})
    `.execute(database);
    const indexes = await sql`select 1 from pragma_index_list(${name}) where "unique"`.execute(
      database,
    );
    tables.set(name, {
      uniques: indexes.rows.length,
      columns: new Map(
        columns.rows.map((column) => [
          column.name,
          column.notnull === 1 && column.pk === 0 && column.default === null,
        ]),
      ),
    });
  }
  return tables;
}
