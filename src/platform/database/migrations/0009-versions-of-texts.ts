import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engines/index.ts';

/**
 * The version of the English text from which a translation was made. Earlier posts have none: they get one with the
 * next change of their English text (`domain/posts/text-version.ts`).
 */
export function addVersionsOfTexts(engine: Engine): Migration {
  return {
    // A migration sees the database as it was then, so it can't use today's schema type.
    async up(database: Kysely<unknown>) {
      for (const column of ['text_version', 'source_version'])
        await database.schema.alterTable('posts').addColumn(column, 'text').execute();
      if (engine.name !== 'sqlite') return;
      // The panel's list is read from the index alone (migration 0005).
      await sql`drop index posts_for_panel`.execute(database);
      await sql`
        create index posts_for_panel on posts (created_at, id, slug, title, author, category, tags, image, language,
          published_at, updated_at, views, translation_group, text_version, source_version)
          where deleted_at is null
      `.execute(database);
    },
  };
}
