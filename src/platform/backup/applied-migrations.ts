import type { Kysely } from 'kysely';
import { appliedMigrations, isReadableThoughNewer } from '../database/readable-since.ts';
import { BackupError } from './backup-error.ts';
import { knownMigrations } from './migrate-to.ts';

/** @throws {BackupError} if a newer version of the site has migrated the database: it may have unknown tables */
export function assertNotNewer(migrations: readonly string[]): void {
  const known = new Set(knownMigrations());
  if (!migrations.every((name) => known.has(name)))
    throw new BackupError(
      'The database is one of a newer version of the site: update this one first',
    );
}

/**
 * @param known names of this version's migrations for the database's engine
 * @returns the last migration that this version knows. A newer version may have added to the database, which this one
 * then reads without what was added
 * @throws {BackupError} if the database has no tables, or this version can't read it
 */
export async function readableVersion(
  reader: Kysely<unknown>,
  known: readonly string[],
): Promise<string> {
  const applied = await appliedMigrations(reader);
  if (applied.length === 0)
    throw new BackupError('The database is not one of this site: nothing was set up in it yet');
  const isReadable =
    applied.every((name) => known.includes(name)) ||
    (await isReadableThoughNewer(reader, applied, known));
  if (!isReadable) assertNotNewer(applied);
  return applied.filter((name) => known.includes(name)).at(-1) ?? '';
}
