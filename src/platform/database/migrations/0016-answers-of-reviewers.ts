import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The id that a reviewer's browser made for an answer; null for an editor's (`domain/reviews`). */
export const addAnswersOfReviewers: Migration = {
  // A migration sees the database as it was then, so it can't use today's schema type.
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('review_answers').addColumn('client_id', 'text').execute();
    await database.schema
      .createIndex('review_answers_once')
      .unique()
      .on('review_answers')
      .columns(['remark_id', 'client_id'])
      .execute();
  },
};
