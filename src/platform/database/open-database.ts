import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartupError } from '../startup-error.ts';
import { DatabaseError } from './database-error.ts';
import type { DatabaseSize } from './engines/database-size.ts';
import { chooseEngine, type Engine } from './engines/index.ts';
import type { PostChangeFeed, PostChangeListener } from './engines/post-change-feed.ts';
import type { ConnectionStats } from './engines/postgres-pool.ts';
import { createMigrations } from './migrations/index.ts';
import { appliedMigrations, isReadableThoughNewer, recordReadableSince } from './readable-since.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

/**
 * Opens the database and runs the missing migrations. Several processes may do so at once: Kysely takes a lock on
 * PostgreSQL, and SQLite has one writer.
 *
 * @param databaseUrl `file:path` or `postgres://…`
 * @throws {StartupError} if the database can't be reached or a migration fails; a failed migration is rolled back
 */
export async function openDatabase(databaseUrl: string): Promise<Database> {
  return await open(chooseEngine(databaseUrl), databaseUrl);
}

/**
 * Opens the database for a process that caches what it reads: the listener gets every change to a post.
 *
 * @throws {StartupError} as {@link openDatabase}
 */
export async function openDatabaseWithChanges(
  databaseUrl: string,
  listener: PostChangeListener,
): Promise<{
  database: Database;
  changes: PostChangeFeed;
  /** Reads the clock that all processes on the database share. */
  readClock: () => Promise<Date>;
  /** Differs once a row has changed that a backup includes. */
  readChangeToken: () => Promise<string>;
  readSize: () => Promise<DatabaseSize>;
  connectionStats: () => ConnectionStats | null;
}> {
  const engine = chooseEngine(databaseUrl);
  const database = await open(engine, databaseUrl);
  const { connectionStats } = engine;
  const readClock = async () => await engine.readClock(database);
  const readChangeToken = async () => await engine.readChangeToken(database);
  const readSize = async () => await engine.readSize(database);
  const changes = engine.createChangeFeed(listener);
  return { database, changes, readClock, readChangeToken, readSize, connectionStats };
}

/** @throws {DatabaseError} if the database can't be read */
export async function pingDatabase(database: Database): Promise<void> {
  await database.selectFrom('settings').select('key').limit(1).execute();
}

async function open(engine: Engine, databaseUrl: string): Promise<Database> {
  const database = new Kysely<Schema>({ dialect: engine.dialect });
  try {
    await migrate(database, engine);
    return database;
  } catch (error) {
    await database.destroy().catch(() => undefined);
    const reason = reasonOf(error);
    throw new StartupError(`Can't open the database ${withoutPassword(databaseUrl)}: ${reason}`);
  }
}

/** Leaves a database alone that a newer version has migrated, if this one can run on it. */
async function migrate(database: Database, engine: Engine): Promise<void> {
  const migrations = createMigrations(engine);
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await migrator.migrateToLatest();
  if (!error) return await recordReadableSince(database);
  const known = Object.keys(migrations);
  const applied = await appliedMigrations(database).catch(() => []);
  if (applied.every((name) => known.includes(name))) throw error;
  if (!(await isReadableThoughNewer(database, applied, known)))
    throw new Error(
      "a newer version of the site has migrated it, and this one can't run on what that left. Start the newer version, or restore a backup that this one has made",
    );
}

/** The database's own message: it helps the person who starts the site. */
function reasonOf(error: unknown): string {
  const reason = error instanceof DatabaseError ? error.cause : error;
  return reason instanceof Error ? reason.message : String(reason);
}

function withoutPassword(databaseUrl: string): string {
  return databaseUrl.replace(/^(postgres(?:ql)?:\/\/[^/@]*):[^/]*@/, '$1@');
}
