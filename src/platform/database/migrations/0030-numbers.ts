import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engines/index.ts';

/**
 * Visits with countries and quarters, searches, missing pages, and the columns of past days and months. `visit_days`
 * stays for the version before, which can't write a country.
 */
export function createNumbers({ bytesType }: Engine): Migration {
  return {
    // A migration sees the database as it was then, so it can't use today's schema type.
    async up(database: Kysely<unknown>) {
      await createDays(
        database,
        'visit_numbers',
        ['page', 'language', 'source', 'campaign', 'country', 'device', 'kind'],
        ['views', 'readers', 'quarter1', 'quarter2', 'quarter3', 'quarter4'],
      );
      await createDays(
        database,
        'search_numbers',
        ['words', 'found', 'language', 'source', 'campaign', 'country', 'device'],
        ['searches'],
      );
      await createDays(
        database,
        'missing_numbers',
        ['path', 'language', 'source', 'country', 'device', 'kind'],
        ['requests'],
      );
      for (const name of ['source', 'campaign', 'country', 'device'])
        await database.schema
          .alterTable('visit_readers')
          .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
          .execute();
      await database.schema
        .alterTable('visit_readers')
        .addColumn('quarter', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await database.schema
        .createTable('past_numbers')
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('period', 'text', (column) => column.notNull())
        .addColumn('has_days', 'integer', (column) => column.notNull())
        .addColumn('columns', sql.raw(bytesType), (column) => column.notNull())
        .addPrimaryKeyConstraint('past_numbers_key', ['subject', 'period'])
        .execute();
    },
  };
}

/** A table with a row for each day and each combination of values that occurred. */
async function createDays(
  database: Kysely<unknown>,
  name: string,
  dimensions: readonly string[],
  counts: readonly string[],
): Promise<void> {
  let table: CreateTableBuilder<string, string> = database.schema.createTable(name);
  for (const column of ['day', ...dimensions])
    table = table.addColumn(column, 'text', (definition) => definition.notNull());
  for (const column of counts)
    table = table.addColumn(column, 'integer', (definition) => definition.notNull());
  await table.addPrimaryKeyConstraint(`${name}_key`, ['day', ...dimensions]).execute();
}
