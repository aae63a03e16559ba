import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { chooseEngine } from '../database/engines.ts';
import { watcherName } from '../database/watch-posts-postgres.ts';
import { BackupError } from './backup-error.ts';

/** @throws {BackupError} while a site runs on the database */
export async function refuseRunningSite(databaseUrl: string): Promise<void> {
  if (databaseUrl.startsWith('file:')) {
    const path = resolve(databaseUrl.slice('file:'.length));
    if (existsSync(path)) holdSqliteFile(path).close();
    return;
  }
  const database = new Kysely<unknown>({ dialect: chooseEngine(databaseUrl).dialect });
  try {
    await refuseListeners(database);
  } finally {
    await database.destroy();
  }
}

/** Every instance has a connection to PostgreSQL that listens for changes. */
export async function refuseListeners(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and application_name = ${watcherName}
  `.execute(database);
  if (rows.length > 0)
    throw new BackupError(
      `The site runs on this database (instances: ${rows.length}). Stop it first`,
    );
}

const sqliteBusy = 5;

/**
 * Keeps everybody else from opening the file until it is closed. That is refused while another connection is open, even one
 * that does nothing at the moment. A file that is damaged comes back without being held.
 *
 * @throws {BackupError} while a site has it open
 */
export function holdSqliteFile(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  try {
    database.exec('pragma locking_mode=exclusive; pragma journal_mode=delete; begin exclusive');
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) {
      database.close();
      throw new BackupError(
        `The site runs on ${path}, or another program has it open. Stop it first`,
      );
    }
  }
  return database;
}
