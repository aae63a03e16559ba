import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import { excludedTableNames, isIncluded } from '../../backup/excluded-tables.ts';
import type { Schema } from '../schema.ts';

/**
 * Counts changed rows by temporary triggers, which belong to this connection, and the commits of other processes by
 * SQLite's own count.
 *
 * @returns reads the token; that of another connection or process is another one
 */
export function countSqliteChanges(database: DatabaseSync): () => string {
  let changes = 0;
  database.function('count_change', () => {
    changes += 1;
    return null;
  });
  const tables = database
    .prepare(
      "select name from main.sqlite_master where type = 'table' and name not like 'sqlite_%'",
    )
    .all()
    .map(({ name }) => String(name))
    .filter((name) => isIncluded(name));
  for (const table of tables)
    for (const action of ['insert', 'update', 'delete'])
      database.exec(`create temp trigger "count_${action}_${table}" after ${action} on main."${table}"
        begin select count_change(); end`);
  const version = database.prepare('pragma data_version');
  const connection = randomUUID();
  return () => `${connection} ${changes} ${version.get()?.data_version}`;
}

/** PostgreSQL counts the changed rows of each table. After a crash it begins anew, which is another token. */
export async function readPostgresChangeToken(database: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ changes: string }>`
    select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::text as changes
    from pg_stat_user_tables
    where schemaname = current_schema() and relname not in (${sql.join(excludedTableNames())})
  `.execute(database);
  return rows[0]?.changes ?? '';
}
