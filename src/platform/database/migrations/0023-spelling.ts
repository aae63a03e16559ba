import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engines/index.ts';

/** The words that editors added to the house's own, and the dictionaries that the operator added. */
export function createSpelling(engine: Engine): Migration {
  return {
    // A migration sees the database as it was then, so it can't use today's schema type.
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('spelling_words')
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('word', 'text', (column) => column.notNull())
        .addColumn('username', 'text', (column) => column.notNull())
        .addColumn('added_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('spelling_words_key', ['language', 'word'])
        .execute();
      await database.schema
        .createTable('spelling_dictionaries')
        .addColumn('language', 'text', (column) => column.primaryKey())
        .addColumn('hash', 'text', (column) => column.notNull())
        .addColumn('words', 'integer', (column) => column.notNull())
        .addColumn('licence', 'text', (column) => column.notNull())
        .addColumn('bytes', engine.bytesType, (column) => column.notNull())
        .addColumn('added_at', 'text', (column) => column.notNull())
        .execute();
    },
  };
}
