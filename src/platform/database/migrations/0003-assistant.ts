import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engines/index.ts';

/** The assistant's runs, the glossary, and the source of each translation. */
export function createAssistantTables(engine: Engine): Migration {
  return {
    // A migration sees the database as it was then, so it can't use today's schema type.
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('assistant_runs')
        .addColumn('id', 'integer', engine.generatedKey)
        .addColumn('username', 'text', (column) => column.notNull())
        .addColumn('task', 'text', (column) => column.notNull())
        .addColumn('model', 'text', (column) => column.notNull())
        .addColumn('prompt_version', 'text', (column) => column.notNull())
        .addColumn('started_at', 'text', (column) => column.notNull())
        .addColumn('duration_ms', 'integer')
        .addColumn('input_tokens', 'integer')
        .addColumn('output_tokens', 'integer')
        .addColumn('outcome', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('assistant_runs_of_account')
        .on('assistant_runs')
        .columns(['username', 'started_at'])
        .execute();
      await database.schema
        .createTable('glossary_terms')
        .addColumn('english', 'text', (column) => column.primaryKey())
        .addColumn('arabic', 'text', (column) => column.notNull())
        .addColumn('arabic_wrong', 'text', (column) => column.notNull())
        .addColumn('kurdish', 'text', (column) => column.notNull())
        .addColumn('kurdish_wrong', 'text', (column) => column.notNull())
        .execute();
      await database.schema.alterTable('posts').addColumn('translation_record', 'text').execute();
    },
  };
}
