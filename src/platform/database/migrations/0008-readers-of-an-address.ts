import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Limits the readers of a post at one IP address. The rows of the day before the migration have no IP address. */
export const boundReadersOfAddress: Migration = {
  // A migration sees the database as it was then, so it can't use today's schema type.
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('post_readers')
      .addColumn('address_hash', 'text', (text) => text.notNull().defaultTo(''))
      .execute();
    await database.schema
      .createIndex('post_readers_of_address')
      .on('post_readers')
      .columns(['day', 'post_id', 'address_hash'])
      .execute();
  },
};
