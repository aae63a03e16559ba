import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engines/index.ts';
import { relatedChangeTriggers, relatedPendingTriggers } from '../engines/related-posts-schema.ts';

/** Which posts to read after a post, and what they are chosen by. */
export function createRelatedPosts(engine: Engine): Migration {
  return {
    // A migration sees the database as it was then, so it can't use today's schema type.
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('related_posts')
        .addColumn('post_id', 'integer', (column) => column.notNull())
        .addColumn('related_id', 'integer', (column) => column.notNull())
        .addColumn('score', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('related_posts_key', ['post_id', 'related_id'])
        .execute();
      await database.schema
        .createIndex('related_posts_of_related')
        .on('related_posts')
        .column('related_id')
        .execute();
      await database.schema
        .createTable('related_texts')
        .addColumn('post_id', 'integer', (column) => column.primaryKey())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('terms', 'text', (column) => column.notNull())
        .addColumn('texts', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await database.schema
        .createIndex('related_texts_by_texts')
        .on('related_texts')
        .columns(['language', 'texts'])
        .execute();
      await database.schema
        .createTable('related_terms')
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('term', 'text', (column) => column.notNull())
        .addColumn('texts', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('related_terms_key', ['language', 'term'])
        .execute();
      await database.schema
        .createTable('related_pending')
        .addColumn('post_id', 'integer', (column) => column.primaryKey())
        .execute();
      for (const statement of relatedPendingTriggers[engine.name])
        await sql.raw(statement).execute(database);
      // On SQLite each process creates its own temporary triggers (engines/sqlite-change-feed.ts).
      if (engine.name === 'postgres')
        for (const statement of relatedChangeTriggers.postgres)
          await sql.raw(statement).execute(database);
    },
  };
}
