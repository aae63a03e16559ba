import { existsSync } from 'node:fs';
import { Kysely } from 'kysely';
import { chooseEngine, sqliteFileOf } from '../database/engines/index.ts';
import { createReadOnlySqliteDialect } from '../database/engines/node-sqlite.ts';
import { createMigrations, lastBreakingMigration } from '../database/migrations/index.ts';
import { appliedMigrations } from '../database/readable-since.ts';
import { readableVersion } from './applied-migrations.ts';
import { BackupError } from './backup-error.ts';

/** What this version of the site would do to a database. */
export type MigrationState = {
  /** Names of the migrations that would run. */
  pending: string[];
  /** Whether the version that runs now can't run on what they leave. */
  isBreaking: boolean;
};

/**
 * Reads a database without changing it.
 *
 * @throws {BackupError} if there is none, or a newer version has left it in a way that this one can't read
 */
export async function readMigrationState(databaseUrl: string): Promise<MigrationState> {
  const file = sqliteFileOf(databaseUrl);
  if (file !== null && !existsSync(file)) throw new BackupError(`There is no database at ${file}`);
  const engine = chooseEngine(databaseUrl);
  const database = new Kysely<unknown>({
    dialect: file === null ? engine.dialect : createReadOnlySqliteDialect(file),
  });
  try {
    const known = Object.keys(createMigrations(engine));
    await readableVersion(database, known);
    const applied = await appliedMigrations(database);
    return {
      pending: known.filter((name) => !applied.includes(name)),
      isBreaking: !applied.includes(lastBreakingMigration),
    };
  } finally {
    await database.destroy();
  }
}
