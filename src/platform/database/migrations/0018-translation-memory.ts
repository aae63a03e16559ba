import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engines/index.ts';

/**
 * The translation memory: its texts, the units that pair them, the index of word stems, the words that editors
 * corrected, how many they changed (`domain/memory`), and what each run had from it.
 */
export function createTranslationMemory(engine: Engine): Migration {
  return {
    // A migration sees the database as it was then, so it can't use today's schema type.
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('memory_segments')
        .addColumn('id', 'integer', engine.generatedKey)
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('words', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('memory_segments_once')
        .unique()
        .on('memory_segments')
        .columns(['language', 'key'])
        .execute();
      await database.schema
        .createTable('memory_units')
        .addColumn('id', 'integer', engine.generatedKey)
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('source_id', 'integer', (column) => column.notNull())
        .addColumn('target_id', 'integer', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('translation_group', 'text', (column) => column.notNull())
        .addColumn('origin', 'text', (column) => column.notNull())
        .addColumn('model', 'text')
        .addColumn('username', 'text')
        .addColumn('approved_at', 'text', (column) => column.notNull())
        .addColumn('replaces', 'integer')
        .addColumn('deleted_at', 'text')
        .execute();
      await database.schema
        .createIndex('memory_units_once')
        .unique()
        .on('memory_units')
        .columns(['source_id', 'target_id', 'translation_group'])
        .execute();
      await database.schema
        .createIndex('memory_units_of_source')
        .on('memory_units')
        .columns(['source_id', 'language', 'approved_at', 'id'])
        .where(sql.ref('deleted_at'), 'is', null)
        .execute();
      await database.schema
        .createIndex('memory_units_of_target')
        .on('memory_units')
        .columns(['target_id', 'language', 'approved_at', 'id'])
        .where(sql.ref('deleted_at'), 'is', null)
        .execute();
      await database.schema
        .createTable('memory_stems')
        .addColumn('stem', 'integer', (column) => column.notNull())
        .addColumn('segment_id', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('memory_stems_of_segments', ['stem', 'segment_id'])
        .execute();
      await database.schema
        .createTable('memory_corrections')
        .addColumn('id', 'integer', engine.generatedKey)
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('wrong', 'text', (column) => column.notNull())
        .addColumn('better', 'text', (column) => column.notNull())
        .addColumn('wrong_stem', 'text', (column) => column.notNull())
        .addColumn('better_stem', 'text', (column) => column.notNull())
        .addColumn('source_id', 'integer', (column) => column.notNull())
        .addColumn('translation_group', 'text', (column) => column.notNull())
        .addColumn('username', 'text')
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('settled_at', 'text')
        .execute();
      await database.schema
        .createIndex('memory_corrections_of_word')
        .on('memory_corrections')
        .columns(['language', 'wrong_stem', 'better_stem', 'at'])
        .execute();
      await database.schema
        .createTable('edited_words')
        .addColumn('translation_group', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('model', 'text', (column) => column.notNull())
        .addColumn('month', 'text', (column) => column.notNull())
        .addColumn('words', 'integer', (column) => column.notNull())
        .addColumn('changed', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('edited_words_of_text', ['translation_group', 'language'])
        .execute();
      for (const column of ['remembered', 'examples'])
        await database.schema
          .alterTable('assistant_runs')
          .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
          .execute();
    },
  };
}
