import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engines/index.ts';
import { seriesChangeTriggers } from '../engines/series-schema.ts';

/** The series that a post belongs to, and its place there (`domain/topics/find-post-series.ts`). */
export function addSeries(engine: Engine): Migration {
  return {
    // A migration sees the database as it was then, so it can't use today's schema type.
    async up(database: Kysely<unknown>) {
      const alter = () => database.schema.alterTable('posts');
      await alter()
        .addColumn('series', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await alter()
        .addColumn('series_part', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      // The parts in their order.
      await sql`
        create index posts_in_series on posts (language, series, (series_part = 0), series_part, published_at, id)
          where series <> '' and published_at is not null and deleted_at is null
      `.execute(database);
      // On SQLite each process creates its own temporary triggers (engines/sqlite-change-feed.ts).
      if (engine.name === 'postgres')
        for (const statement of seriesChangeTriggers.postgres)
          await sql.raw(statement).execute(database);
      if (engine.name !== 'sqlite') return;
      // The panel's list is read from the index alone (migration 0005).
      await sql`drop index posts_for_panel`.execute(database);
      await sql`
        create index posts_for_panel on posts (created_at, id, slug, title, author, category, tags, image, language,
          published_at, updated_at, views, translation_group, text_version, source_version, series, series_part)
          where deleted_at is null
      `.execute(database);
    },
  };
}
