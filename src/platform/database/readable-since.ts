import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { lastBreakingMigration } from './migrations/index.ts';
import type { Schema } from './schema.ts';

/** The row of `settings` with the name of the last migration that an older version has to know. */
const key = 'readable-since';

/** Tells older versions whether they can run on this database, which a newer one has migrated. */
export async function recordReadableSince(database: Kysely<Schema>): Promise<void> {
  const since = await readSince(database);
  if (since !== null && since >= lastBreakingMigration) return;
  await database
    .insertInto('settings')
    .values({ key, value: lastBreakingMigration })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: lastBreakingMigration }))
    .execute();
}

/**
 * Whether migrations that this version does not know leave the database usable by it: they only added something. All of
 * its own must have run.
 *
 * @param applied names of the migrations that have run
 * @param known names of this version's migrations for the engine
 */
export async function isReadableThoughNewer(
  database: QueryExecutorProvider,
  applied: readonly string[],
  known: readonly string[],
): Promise<boolean> {
  if (!known.every((name) => applied.includes(name))) return false;
  const since = await readSince(database);
  return since !== null && known.includes(since);
}

async function readSince(database: QueryExecutorProvider): Promise<string | null> {
  const { rows } = await sql<{ value: string }>`
    select value from settings where ${sql.ref('key')} = ${key}
  `.execute(database);
  return rows[0]?.value ?? null;
}

/** @returns the names of the applied migrations in order; none for a new database */
export async function appliedMigrations(
  database: QueryExecutorProvider & Pick<Kysely<unknown>, 'introspection'>,
): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name
  `.execute(database);
  return rows.map(({ name }) => name);
}
