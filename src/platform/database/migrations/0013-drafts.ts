import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Unpublished texts as the panel autosaves them. */
export const createDrafts: Migration = {
  // A migration sees the database as it was then, so it can't use today's schema type.
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('drafts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('post_id', 'integer', (column) =>
        column.references('posts.id').onDelete('cascade'),
      )
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('unpublished', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('pictures', 'text')
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('writer', 'text', (column) => column.notNull())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('drafts_by_time').on('drafts').column('updated_at').execute();
    // Deleting a post looks for its drafts.
    await database.schema.createIndex('drafts_by_post').on('drafts').column('post_id').execute();
  },
};
