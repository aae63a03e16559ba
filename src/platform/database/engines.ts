import type { DatabaseSync } from 'node:sqlite';
import { type ColumnDefinitionBuilder, type Dialect, PostgresDialect } from 'kysely';
import { createNodeSqliteDialect, openSqliteFile } from './node-sqlite.ts';
import { type ConnectionCounts, createPostgresPool } from './postgres-pool.ts';
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
  /** Null where there are none to count. */
  countConnections: () => ConnectionCounts | null;
};

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
    countConnections: () => null,
  };
}

function createPostgresEngine(connectionString: string): Engine {
  let pool: Awaited<ReturnType<typeof createPostgresPool>> | undefined;
  return {
    name: 'postgres',
    dialect: new PostgresDialect({
      pool: async () => {
        pool = await createPostgresPool(connectionString);
        return pool;
      },
    }),
    bytesType: 'bytea',
    generatedKey: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
    watchPosts: (watcher) => watchPostsOfPostgres(connectionString, watcher),
    countConnections: () => pool?.counts() ?? null,
  };
}
