import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engines/index.ts';

/** What translation services count, and comparisons of the models that translate. */
export function createTranslationBenchmarks(engine: Engine): Migration {
  return {
    // A migration sees the database as it was then, so it can't use today's schema type.
    async up(database: Kysely<unknown>) {
      await database.schema
        .alterTable('assistant_runs')
        .addColumn('characters', 'integer')
        .execute();
      await database.schema
        .createTable('translation_benchmarks')
        .addColumn('id', 'integer', engine.generatedKey)
        .addColumn('started_at', 'text', (column) => column.notNull())
        .addColumn('username', 'text')
        .addColumn('outcome', 'text', (column) => column.notNull())
        .addColumn('alive_at', 'text', (column) => column.notNull())
        .addColumn('is_cancelled', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('done', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('total', 'integer', (column) => column.notNull())
        .addColumn('report', 'text', (column) => column.notNull())
        .execute();
      // One at a time, over all processes.
      await database.schema
        .createIndex('translation_benchmarks_running')
        .unique()
        .on('translation_benchmarks')
        .column('outcome')
        .where(sql<boolean>`outcome = 'running'`)
        .execute();
    },
  };
}
