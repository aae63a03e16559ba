import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartError } from '../start-error.ts';
import { DatabaseFault } from './database-fault.ts';
import { chooseEngine, type Engine } from './engines.ts';
import { createMigrations } from './migrations/index.ts';
import type { ConnectionCounts } from './postgres-pool.ts';
import type { Schema } from './schema.ts';
import type { PostWatch, PostWatcher } from './watch-posts.ts';

export type Database = Kysely<Schema>;

/**
 * Opens the database and brings its tables up to date. Several processes may do so together: Kysely takes a
 * lock on PostgreSQL, SQLite has one writer.
 *
 * @param databaseUrl `file:path` or `postgres://…`
 * @throws {StartError} when the database can't be reached or a migration fails; nothing of a failed migration stays
 */
export async function openDatabase(databaseUrl: string): Promise<Database> {
  return await open(chooseEngine(databaseUrl), databaseUrl);
}

/**
 * The same for a process that keeps what it has read, and must hear when it is no longer true.
 *
 * @throws {StartError} as {@link openDatabase}
 */
export async function openWatchedDatabase(
  databaseUrl: string,
  watcher: PostWatcher,
): Promise<{
  database: Database;
  watch: PostWatch;
  countConnections: () => ConnectionCounts | null;
}> {
  const engine = chooseEngine(databaseUrl);
  const database = await open(engine, databaseUrl);
  const { countConnections } = engine;
  return { database, watch: engine.watchPosts(watcher), countConnections };
}

async function open(engine: Engine, databaseUrl: string): Promise<Database> {
  const database = new Kysely<Schema>({ dialect: engine.dialect });
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => createMigrations(engine) },
  });
  const { error } = await migrator
    .migrateToLatest()
    .catch((reason: unknown) => ({ error: reason }));
  if (error) {
    await database.destroy().catch(() => undefined);
    const reason = reasonOf(error);
    throw new StartError(`Can't open the database ${withoutPassword(databaseUrl)}: ${reason}`);
  }
  return database;
}

/** What the database itself said, which is what helps whoever starts the site. */
function reasonOf(error: unknown): string {
  const said = error instanceof DatabaseFault ? error.cause : error;
  return said instanceof Error ? said.message : String(said);
}

function withoutPassword(databaseUrl: string): string {
  return databaseUrl.replace(/^(postgres(?:ql)?:\/\/[^/@]*):[^/]*@/, '$1@');
}
