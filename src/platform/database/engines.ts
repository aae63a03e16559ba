import type { DatabaseSync } from 'node:sqlite';
import { type ColumnDefinitionBuilder, type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { createNodeSqliteDialect, openSqliteFile } from './node-sqlite.ts';
import type { PostWatch, PostWatcher } from './watch-posts.ts';
import { watchPostsOfPostgres } from './watch-posts-postgres.ts';
import { watchPostsOfSqlite } from './watch-posts-sqlite.ts';

/** Everything in which the two engines differ. The rest of the code knows only Kysely. */
export type Engine = {
  name: 'sqlite' | 'postgres';
  dialect: Dialect;
  /** Type of a column that holds raw bytes. */
  bytesType: 'blob' | 'bytea';
  /** Makes an integer column the table's own ever-growing key, whose values are never used twice. */
  generatedKey: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
  /** Tells of changes to posts from now on. The tables are up to date. */
  watchPosts: (watcher: PostWatcher) => PostWatch;
};

/** Queries that run longer than this are ended by PostgreSQL itself. */
const STATEMENT_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;
const MAX_CONNECTIONS = 10;
/** PostgreSQL's type number of `bigint`, which `pg` hands out as text unless told otherwise; counts are `bigint`. */
const BIGINT_TYPE_ID = 20;

/** @param databaseUrl `file:path` or `postgres://…`, as checked by the environment */
export function chooseEngine(databaseUrl: string): Engine {
  return databaseUrl.startsWith('file:')
    ? createSqliteEngine(databaseUrl.slice('file:'.length))
    : createPostgresEngine(databaseUrl);
}

function createSqliteEngine(file: string): Engine {
  let connection: DatabaseSync | undefined;
  return {
    name: 'sqlite',
    dialect: createNodeSqliteDialect(() => {
      connection = openSqliteFile(file);
      return connection;
    }),
    bytesType: 'blob',
    generatedKey: (column) => column.primaryKey().autoIncrement(),
    watchPosts(watcher) {
      if (!connection) throw new Error('The database is not open yet');
      return watchPostsOfSqlite(connection, watcher);
    },
  };
}

function createPostgresEngine(connectionString: string): Engine {
  return {
    name: 'postgres',
    dialect: new PostgresDialect({
      pool: async () => createPool(connectionString),
    }),
    bytesType: 'bytea',
    generatedKey: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
    watchPosts: (watcher) => watchPostsOfPostgres(connectionString, watcher),
  };
}

function createPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    types: {
      getTypeParser: (typeId, format) =>
        typeId === BIGINT_TYPE_ID ? Number : pg.types.getTypeParser(typeId, format),
    },
  });
  // An idle connection that breaks would end the process if nobody listened; the pool opens another on demand.
  pool.on('error', (error) => console.error(`PostgreSQL connection lost: ${error.message}`));
  return pool;
}
