import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engines/index.ts';

/** The second factor of an account, the origin of a session, and the audit log. */
export function createAccountsAndActivity(engine: Engine): Migration {
  return {
    // A migration sees the database as it was then, so it can't use today's schema type.
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('second_factors')
        .addColumn('username', 'text', (column) =>
          column.primaryKey().references('admins.username').onDelete('cascade'),
        )
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('confirmed_at', 'text')
        .addColumn('last_step', 'integer', (column) => column.notNull())
        .execute();
      await database.schema
        .createTable('recovery_codes')
        .addColumn('code_hash', 'text', (column) => column.primaryKey())
        .addColumn('username', 'text', (column) =>
          column.notNull().references('admins.username').onDelete('cascade'),
        )
        .execute();
      for (const column of ['address', 'user_agent'])
        await database.schema
          .alterTable('sessions')
          .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
          .execute();
      await database.schema
        .createTable('activity')
        .addColumn('id', 'integer', engine.generatedKey)
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('username', 'text')
        .addColumn('subject', 'text')
        .addColumn('address', 'text')
        .execute();
      for (const [name, columns] of [
        ['activity_of_account', ['username', 'id']],
        ['activity_of_action', ['action', 'id']],
        ['activity_by_time', ['at']],
      ] as const)
        await database.schema
          .createIndex(name)
          .on('activity')
          .columns([...columns])
          .execute();
    },
  };
}
