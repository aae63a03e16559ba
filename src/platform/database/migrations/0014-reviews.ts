import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engines/index.ts';

/** Links for reviewers without an account, what they wrote, and whose suggestion a revision took (`domain/reviews`). */
export function createReviews(engine: Engine): Migration {
  return {
    // A migration sees the database as it was then, so it can't use today's schema type.
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('review_links')
        .addColumn('id', 'integer', engine.generatedKey)
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('translation_group', 'text', (column) => column.notNull())
        .addColumn('languages', 'text', (column) => column.notNull())
        .addColumn('username', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .addColumn('last_used_at', 'text')
        .execute();
      await database.schema
        .createIndex('review_links_of_article')
        .on('review_links')
        .column('translation_group')
        .execute();
      await database.schema
        .createTable('review_remarks')
        .addColumn('id', 'integer', engine.generatedKey)
        .addColumn('link_id', 'integer', (column) => column.notNull())
        .addColumn('client_id', 'text', (column) => column.notNull())
        .addColumn('translation_group', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('field', 'text', (column) => column.notNull())
        .addColumn('anchor', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('suggestion', 'text')
        .addColumn('comment', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('decided_by', 'text')
        .addColumn('replaced', 'text')
        .execute();
      await database.schema
        .createIndex('review_remarks_once')
        .unique()
        .on('review_remarks')
        .columns(['link_id', 'client_id'])
        .execute();
      await database.schema
        .createIndex('review_remarks_of_text')
        .on('review_remarks')
        .columns(['translation_group', 'language', 'state'])
        .execute();
      await database.schema
        .createTable('review_answers')
        .addColumn('id', 'integer', engine.generatedKey)
        .addColumn('remark_id', 'integer', (column) =>
          column.notNull().references('review_remarks.id').onDelete('cascade'),
        )
        .addColumn('username', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('review_answers_of_remark')
        .on('review_answers')
        .column('remark_id')
        .execute();
      await database.schema.alterTable('revisions').addColumn('suggested_by', 'text').execute();
    },
  };
}
