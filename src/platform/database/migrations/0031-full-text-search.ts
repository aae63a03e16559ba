import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createTextIndex, textChangeTriggers } from '../engines/full-text-search-schema.ts';
import type { Engine } from '../engines/index.ts';

/** The index of the texts of posts, and which of them have changed since they were indexed. */
export function createFullTextSearch(engine: Engine): Migration {
  return {
    // A migration sees the database as it was then, so it can't use today's schema type.
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('search_texts')
        .addColumn('post_id', 'integer', (column) => column.primaryKey())
        .addColumn('sentences', 'text', (column) => column.notNull())
        .addColumn('stems', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createTable('search_words')
        .addColumn('language', 'text', (column) => column.notNull())
        // PostgreSQL compares texts by the rules of a language otherwise, and has no index for their beginnings.
        .addColumn('word', engine.name === 'postgres' ? sql`text collate "C"` : 'text', (column) =>
          column.notNull(),
        )
        .addColumn('shown', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('search_words_key', ['language', 'word'])
        .execute();
      await database.schema
        .createTable('search_pending')
        .addColumn('post_id', 'integer', (column) => column.primaryKey())
        .execute();
      for (const statement of [...createTextIndex[engine.name], ...textChangeTriggers[engine.name]])
        await sql.raw(statement).execute(database);
    },
  };
}
