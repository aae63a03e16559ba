import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engines/index.ts';

/**
 * Countries and quarters of visits, searches, missing pages, and the columns of past days and months. What was counted
 * before is of no known country.
 */
export function createNumbers({ bytesType }: Engine): Migration {
  return {
    // A migration sees the database as it was then, so it can't use today's schema type.
    async up(database: Kysely<unknown>) {
      await database.schema.alterTable('visit_days').renameTo('former_visit_days').execute();
      await createDays(
        database,
        'visit_days',
        ['page', 'language', 'source', 'campaign', 'country', 'device', 'kind'],
        ['views', 'readers', 'quarter1', 'quarter2', 'quarter3', 'quarter4'],
      );
      await sql`insert into visit_days
        select day, page, language, source, campaign, '', device, kind, views, readers, 0, 0, 0, 0
        from former_visit_days`.execute(database);
      await database.schema.dropTable('former_visit_days').execute();
      await createDays(
        database,
        'search_days',
        ['words', 'found', 'language', 'source', 'campaign', 'country', 'device'],
        ['searches'],
      );
      await createDays(
        database,
        'missing_days',
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
  await table.addPrimaryKeyConstraint(`${name}_values`, ['day', ...dimensions]).execute();
}
