import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engines/index.ts';

export function createInitialSchema(engine: Engine): Migration {
  return {
    // A migration sees the database as it was then, so it can't use today's schema type.
    async up(database: Kysely<unknown>) {
      await createPosts(database, engine);
      await createViewCounting(database);
      await createImages(database, engine);
      await database.schema
        .createTable('settings')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  };
}

async function createPosts(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await database.schema
    .createTable('posts')
    .addColumn('id', 'integer', engine.generatedKey)
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('translation_group', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('image_alt', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('sources', 'text', (column) => column.notNull())
    .addColumn('seo_title', 'text', (column) => column.notNull())
    .addColumn('seo_description', 'text', (column) => column.notNull())
    .addColumn('seo_keywords', 'text', (column) => column.notNull())
    .addColumn('read_time_minutes', 'integer', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('comments', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('published_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('posts_one_per_language', ['translation_group', 'language'])
    .execute();
  await database.schema
    .createIndex('posts_by_language_and_date')
    .on('posts')
    .columns(['language', 'published_at', 'id'])
    .execute();
}

async function createViewCounting(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('post_readers')
    .addColumn('post_id', 'integer', (column) =>
      column.notNull().references('posts.id').onDelete('cascade'),
    )
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('visitor_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_readers_key', ['day', 'post_id', 'visitor_hash'])
    .execute();
  await database.schema
    .createTable('post_views_daily')
    .addColumn('post_id', 'integer', (column) =>
      column.notNull().references('posts.id').onDelete('cascade'),
    )
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_views_daily_key', ['day', 'post_id'])
    .execute();
}

async function createImages(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await database.schema
    .createTable('images')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('image_variants')
    .addColumn('image_hash', 'text', (column) =>
      column.notNull().references('images.hash').onDelete('cascade'),
    )
    .addColumn('suffix', 'text', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('bytes', engine.bytesType, (column) => column.notNull())
    .addPrimaryKeyConstraint('image_variants_key', ['image_hash', 'suffix'])
    .execute();
}
