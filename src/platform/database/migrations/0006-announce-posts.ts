import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { postgresPostChangeTriggers } from '../engines/post-change-triggers.ts';

/** PostgreSQL notifies every listening process of changed posts. */
export const announcePosts: Migration = {
  async up(database) {
    for (const statement of postgresPostChangeTriggers) await sql.raw(statement).execute(database);
  },
};
