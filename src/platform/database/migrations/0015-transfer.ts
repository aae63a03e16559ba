import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where imported posts came from, and the paths that they had there. */
export const createTransfer: Migration = {
  // A migration sees the database as it was then, so it can't use today's schema type.
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('imported_posts')
      .addColumn('source', 'text', (column) => column.primaryKey())
      .addColumn('article', 'text', (column) => column.notNull())
      .addColumn('post_id', 'integer', (column) =>
        column.references('posts.id').onDelete('set null'),
      )
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('post_updated_at', 'text', (column) => column.notNull())
      .addColumn('imported_at', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createTable('old_paths')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('post_id', 'integer', (column) =>
        column.references('posts.id').onDelete('set null'),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    // A deleted post looks for its rows.
    for (const [table, column] of [
      ['imported_posts', 'article'],
      ['imported_posts', 'post_id'],
      ['old_paths', 'post_id'],
    ] as const)
      await database.schema
        .createIndex(`${table}_by_${column}`)
        .on(table)
        .columns([column])
        .execute();
  },
};
