import type { DatabaseSync } from 'node:sqlite';
import {
  type ColumnDefinitionBuilder,
  type Dialect,
  type Kysely,
  PostgresDialect,
  sql,
} from 'kysely';
import type { Schema } from '../schema.ts';
import { countSqliteChanges, readPostgresChangeToken } from './change-token.ts';
import { type DatabaseSize, readPostgresSize, readSqliteSize } from './database-size.ts';
import { createNodeSqliteDialect, openSqliteFile } from './node-sqlite.ts';
import type { PostChangeFeed, PostChangeListener } from './post-change-feed.ts';
import { createPostgresChangeFeed } from './postgres-change-feed.ts';
import { type ConnectionStats, createPostgresPool } from './postgres-pool.ts';
import { createSqliteChangeFeed } from './sqlite-change-feed.ts';

/** All differences between the two engines. The rest of the code knows only Kysely. */
export type Engine = {
  name: 'sqlite' | 'postgres';
  dialect: Dialect;
  /** Type of a column that holds raw bytes. */
  bytesType: 'blob' | 'bytea';
  /** Makes an integer column an auto-incrementing primary key that never reuses a value. */
  generatedKey: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
  /** Reports changes to posts from now on. The migrations must have run. */
  createChangeFeed: (listener: PostChangeListener) => PostChangeFeed;
  /** The clock that all processes on the database share: PostgreSQL's own, or this machine's for a file. */
  readClock: (database: Kysely<Schema>) => Promise<Date>;
  /**
   * Changes when a row changes that a backup includes, and at some other moments; reading it costs next to nothing. On
   * PostgreSQL the token is some seconds late.
   */
  readChangeToken: (database: Kysely<Schema>) => Promise<string>;
  readSize: (database: Kysely<Schema>) => Promise<DatabaseSize>;
  /** The counts of the connection pool; null for SQLite, which has none. */
  connectionStats: () => ConnectionStats | null;
};

/** @param databaseUrl `file:path` or `postgres://…`, as checked by the environment */
export function chooseEngine(databaseUrl: string): Engine {
  const file = sqliteFileOf(databaseUrl);
  return file === null ? createPostgresEngine(databaseUrl) : createSqliteEngine(file);
}

/** @returns the path of the SQLite file, as the URL has it; null for PostgreSQL */
export function sqliteFileOf(databaseUrl: string): string | null {
  return databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : null;
}

function createSqliteEngine(file: string): Engine {
  let connection: DatabaseSync | undefined;
  let countChanges: (() => string) | undefined;
  return {
    name: 'sqlite',
    dialect: createNodeSqliteDialect(() => {
      connection = openSqliteFile(file);
      return connection;
    }),
    bytesType: 'blob',
    generatedKey: (column) => column.primaryKey().autoIncrement(),
    createChangeFeed(listener) {
      if (!connection) throw new Error('The database is not open yet');
      return createSqliteChangeFeed(connection, listener);
    },
    readClock: async () => new Date(),
    async readChangeToken() {
      if (!connection) throw new Error('The database is not open yet');
      countChanges ??= countSqliteChanges(connection);
      return countChanges();
    },
    readSize: async (database) => await readSqliteSize(database, file),
    connectionStats: () => null,
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
    createChangeFeed: (listener) => createPostgresChangeFeed(connectionString, listener),
    async readClock(database) {
      const clock = sql<{ now: Date }>`select clock_timestamp() as now`;
      const [row] = (await clock.execute(database)).rows;
      return row?.now ?? new Date();
    },
    readChangeToken: readPostgresChangeToken,
    readSize: readPostgresSize,
    connectionStats: () => pool?.stats() ?? null,
  };
}
