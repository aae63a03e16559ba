import { type Kysely, sql } from 'kysely';
import { BackupError } from './backup-error.ts';
import { knownMigrations } from './migrate-to.ts';

/** @returns the names of the applied migrations in order; none for a new database */
export async function appliedMigrations(database: Kysely<unknown>): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name
  `.execute(database);
  return rows.map(({ name }) => name);
}

/** @throws {BackupError} if a newer version of the site has migrated the database: it may have unknown tables */
export function assertNotNewer(migrations: readonly string[]): void {
  const known = new Set(knownMigrations());
  if (!migrations.every((name) => known.has(name)))
    throw new BackupError(
      'The database is one of a newer version of the site: update this one first',
    );
}
