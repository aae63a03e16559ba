import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { sqliteBusy } from '../database/database-error.ts';
import { chooseEngine, sqliteFileOf } from '../database/engines/index.ts';
import { changeFeedApplicationName } from '../database/engines/postgres-change-feed.ts';
import { BackupError } from './backup-error.ts';

/** @throws {BackupError} while a site runs on the database */
export async function assertStopped(databaseUrl: string): Promise<void> {
  const file = sqliteFileOf(databaseUrl);
  if (file !== null) {
    const path = resolve(file);
    if (existsSync(path)) lockSqliteFile(path).close();
    return;
  }
  const database = new Kysely<unknown>({ dialect: chooseEngine(databaseUrl).dialect });
  try {
    await assertNoListeners(database);
  } finally {
    await database.destroy();
  }
}

/** Every instance has a connection to PostgreSQL that listens for changes: that one shows that it runs. */
export async function assertNoListeners(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and application_name = ${changeFeedApplicationName}
  `.execute(database);
  if (rows.length > 0)
    throw new BackupError(
      `The site runs on this database (instances: ${rows.length}). Stop it first`,
    );
}

/**
 * Locks the file against every other connection, until the returned database is closed. That fails while another
 * connection is open, even an idle one. A damaged file is returned without a lock.
 *
 * @throws {BackupError} while a site has it open
 */
export function lockSqliteFile(path: string): DatabaseSync {
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
