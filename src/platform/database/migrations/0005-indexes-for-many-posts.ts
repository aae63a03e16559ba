import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engines/index.ts';

/** Indexes that keep a site of 50,000 posts as fast as one of 100 (`tests/integration/query-plans.test.ts`). */
export function createIndexesForManyPosts(engine: Engine): Migration {
  return {
    // A migration sees the database as it was then, so it can't use today's schema type.
    async up(database: Kysely<unknown>) {
      await sql`drop index posts_by_language_and_date`.execute(database);
      const panel = engine.name === 'sqlite' ? panelColumns : panelOrder;
      for (const index of [...indexes, `posts_for_panel on posts (${panel}) where ${exists}`])
        await sql.raw(`create index ${index}`).execute(database);
    },
  };
}

const exists = 'deleted_at is null';
const published = `${exists} and published_at is not null`;

const indexes = [
  `posts_of_language on posts (language, published_at, id) where ${published}`,
  `posts_of_all_languages on posts (published_at, id) where ${published}`,
  'posts_to_purge on posts (deleted_at) where deleted_at is not null',
  // The few posts whose texts must be read; without the index, all texts would be read.
  `posts_with_old_marks on posts (id) where lower(content) like '%"translated%'`,
  "posts_with_pictures on posts (id) where content like '%/media/%'",
  `posts_by_cover on posts (substr(image, 8, 32)) where image like '/media/%'`,
  // For deletions together with a post.
  'former_addresses_of_post on former_addresses (post_id)',
  'post_readers_of_post on post_readers (post_id)',
  'post_views_of_post on post_views_daily (post_id)',
  // The counters for a window of days, from the index alone.
  'post_views_of_day on post_views_daily (day, post_id, views)',
  // For deletions by age.
  'share_pictures_by_age on share_pictures (created_at)',
  'assistant_runs_by_age on assistant_runs (started_at)',
];

const panelOrder = 'created_at, id';

/**
 * SQLite stores the texts inside the rows, so a query of every post reads them all, unless an index has the other
 * columns. PostgreSQL stores long texts separately, and rejects such wide index entries.
 */
const panelColumns = `${panelOrder}, slug, title, author, category, tags, image, language, published_at, updated_at, views,
  translation_group`;
