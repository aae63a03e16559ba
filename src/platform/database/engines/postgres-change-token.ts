import { type Kysely, sql } from 'kysely';
import { excludedTableNames } from '../../backup/excluded-tables.ts';
import type { Schema } from '../schema.ts';

/** PostgreSQL counts the changed rows of each table. After a crash it begins anew, which is another token. */
export async function readPostgresChangeToken(database: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ changes: string }>`
    select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::text as changes
    from pg_stat_user_tables
    where schemaname = current_schema() and relname not in (${sql.join(excludedTableNames())})
  `.execute(database);
  return rows[0]?.changes ?? '';
}
