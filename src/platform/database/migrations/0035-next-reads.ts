import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How many readers went on from a post to another one. */
export const createNextReads: Migration = {
  // A migration sees the database as it was then, so it can't use today's schema type.
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('next_reads')
      .addColumn('post_id', 'integer', (column) =>
        column.notNull().references('posts.id').onDelete('cascade'),
      )
      .addColumn('next_id', 'integer', (column) =>
        column.notNull().references('posts.id').onDelete('cascade'),
      )
      .addColumn('readers', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('next_reads_key', ['post_id', 'next_id'])
      .execute();
    await database.schema
      .createIndex('next_reads_of_next')
      .on('next_reads')
      .column('next_id')
      .execute();
  },
};
