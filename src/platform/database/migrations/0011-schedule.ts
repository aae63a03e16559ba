import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Posts that wait for their publication at a time. */
export const createSchedule: Migration = {
  // A migration sees the database as it was then, so it can't use today's schema type.
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('scheduled_publications')
      .addColumn('post_id', 'integer', (column) =>
        column.primaryKey().references('posts.id').onDelete('cascade'),
      )
      .addColumn('publish_at', 'text', (column) => column.notNull())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('published_at', 'text')
      .execute();
    await database.schema
      .createIndex('scheduled_publications_by_time')
      .on('scheduled_publications')
      .columns(['published_at', 'publish_at'])
      .execute();
  },
};
