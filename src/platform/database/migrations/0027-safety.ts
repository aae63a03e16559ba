import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the site does for its own safety. */
export const createSafety: Migration = {
  // A migration sees the database as it was then, so it can't use today's schema type.
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('safety_jobs')
      .addColumn('job', 'text', (column) => column.primaryKey())
      .addColumn('tried_at', 'text')
      .addColumn('succeeded_at', 'text')
      .addColumn('failure', 'text')
      .addColumn('leased_until', 'text')
      .addColumn('result', 'text')
      .execute();
  },
};
