import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the owner's page tells: how the database grows, and what the assistant costs. */
export const createSafetyReport: Migration = {
  // A migration sees the database as it was then, so it can't use today's schema type.
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('safety_samples')
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('database_kilobytes', 'integer', (column) => column.notNull())
      .execute();
    for (const table of ['assistant_runs', 'translation_benchmarks'])
      await database.schema.alterTable(table).addColumn('microdollars', 'integer').execute();
    await database.schema
      .createIndex('assistant_runs_started')
      .on('assistant_runs')
      .column('started_at')
      .execute();
  },
};
