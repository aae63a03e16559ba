import { type Kysely, sql } from 'kysely';
import { BackupError } from './backup-error.ts';
import { knownMigrations } from './migrate-to.ts';

/** @returns their names in order, none where the database is new */
export async function appliedMigrations(database: Kysely<unknown>): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name
  `.execute(database);
  return rows.map(({ name }) => name);
}

/** @throws {BackupError} when a newer version of the site was at work in the database: it may have tables that this one does not know */
export function refuseNewer(migrations: readonly string[]): void {
  const known = new Set(knownMigrations());
  if (!migrations.every((name) => known.has(name)))
    throw new BackupError(
      'The database is one of a newer version of the site: update this one first',
    );
}
