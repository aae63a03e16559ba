import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a reader marked and why it may be spam, beside what reviewers wrote (`domain/reviews/readers`). */
export const addReadersRemarks: Migration = {
  // A migration sees the database as it was then, so it can't use today's schema type.
  async up(database: Kysely<unknown>) {
    const alter = () => database.schema.alterTable('review_remarks');
    await alter().addColumn('mark', 'text').execute();
    await alter()
      .addColumn('reasons', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await alter().addColumn('text_hash', 'text').execute();
    await database.schema
      .createIndex('review_remarks_with_text')
      .on('review_remarks')
      .column('text_hash')
      .execute();
    await database.schema
      .createIndex('review_remarks_by_time')
      .on('review_remarks')
      .columns(['link_id', 'created_at'])
      .execute();
  },
};
