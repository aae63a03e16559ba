import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Visits by day and by what is known of them, and the hashes of today's readers. */
export const createVisits: Migration = {
  // A migration sees the database as it was then, so it can't use today's schema type.
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('visit_days')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('campaign', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('views', 'integer', (column) => column.notNull())
      .addColumn('readers', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('visit_days_key', [
        'day',
        'page',
        'language',
        'source',
        'campaign',
        'device',
        'kind',
      ])
      .execute();
    await database.schema
      .createTable('visit_readers')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('address_hash', 'text', (column) => column.notNull())
      .addColumn('visitor_hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('visit_readers_key', ['day', 'page', 'address_hash', 'visitor_hash'])
      .execute();
  },
};
