import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engines/index.ts';

/** Former slugs of posts, slugs of purged posts, and share pictures. */
export function createAddressesAndSharePictures(engine: Engine): Migration {
  return {
    // A migration sees the database as it was then, so it can't use today's schema type.
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('former_addresses')
        .addColumn('slug', 'text', (column) => column.primaryKey())
        .addColumn('post_id', 'integer', (column) =>
          column.references('posts.id').onDelete('set null'),
        )
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createTable('share_pictures')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('content_type', 'text', (column) => column.notNull())
        .addColumn('bytes', engine.bytesType, (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
    },
  };
}
