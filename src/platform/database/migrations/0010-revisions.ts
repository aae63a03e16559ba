import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engines/index.ts';

/** The history of texts. A post from before gets its first revision with its next change (`domain/revisions`). */
export function createRevisions(engine: Engine): Migration {
  return {
    // A migration sees the database as it was then, so it can't use today's schema type.
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('revisions')
        .addColumn('id', 'integer', engine.generatedKey)
        .addColumn('translation_group', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('username', 'text')
        .addColumn('model', 'text')
        .addColumn('restored_from', 'integer')
        .addColumn('is_whole', 'integer', (column) => column.notNull())
        .addColumn('data', engine.bytesType, (column) => column.notNull())
        .addColumn('lost_pictures', 'text')
        .execute();
      await database.schema
        .createIndex('revisions_of_text')
        .unique()
        .on('revisions')
        .columns(['translation_group', 'language', 'number'])
        .execute();
    },
  };
}
