import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { sqliteBusy, toDatabaseError } from '../database-error.ts';
import { checkSqliteFile } from './check-sqlite-file.ts';

/** Several processes may share the file: a writer waits this long for the lock of another process. */
const busyTimeoutMs = 2_000;
/** How long SQLite itself may wait in one call, which blocks the event loop. */
const blockingTimeoutMs = 10;
const retryMs = 10;
/** While the site starts, blocking the event loop does no harm. */
const openTimeoutMs = 5_000;

/** Kysely's SQLite dialect over Node's own `node:sqlite`, on the one connection that `open` returns. */
export function createNodeSqliteDialect(open: () => DatabaseSync): SqliteDialect {
  return new NodeSqliteDialect({ database: async () => adapt(open()) });
}

/** Reads a file that other processes write to. It changes nothing, and its transactions take no write lock. */
export function createReadOnlySqliteDialect(file: string): SqliteDialect {
  return new SqliteDialect({
    database: async () =>
      adapt(new DatabaseSync(resolve(file), { readOnly: true, timeout: busyTimeoutMs })),
  });
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

/** All migrations run in one transaction, as on PostgreSQL: one that fails leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Takes the write lock when a transaction begins. A transaction that begins with a read fails at its first write,
 * without waiting, if another process has written meanwhile (SQLITE_BUSY_SNAPSHOT).
 */
class ImmediateDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    return new BusyRetryConnection(await super.acquireConnection());
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** Retries while another process holds the lock, without blocking the event loop. */
class BusyRetryConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = performance.now() + busyTimeoutMs;
    for (;;) {
      try {
        return await this.#connection.executeQuery<Row>(query);
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw toDatabaseError(error);
      }
      await wait(retryMs);
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize = 1) {
    return this.#connection.streamQuery<Row>(query, chunkSize);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

/**
 * WAL lets reads run beside a write; `synchronous=FULL` keeps every acknowledged write through a power cut.
 *
 * @throws when the file can't be opened, isn't a database, or is found damaged
 */
export function openSqliteFile(file: string): DatabaseSync {
  const path = resolve(file);
  mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: openTimeoutMs });
  database.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;');
  checkSqliteFile(database, path);
  database.exec(`PRAGMA busy_timeout=${blockingTimeoutMs}`);
  return database;
}

function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (sql) => adaptStatement(database.prepare(sql)),
  };
}

/** Reads rows as arrays: the null-prototype objects of `node:sqlite` make a long list several times slower. */
function adaptStatement(statement: StatementSync): SqliteStatement {
  const names = statement.columns().map(({ name }) => name);
  statement.setReturnArrays(true);
  // A statement without rows returns the last row id of its connection. The full-text index leaves some beyond 2^53,
  // which Node reads as no other number: even `begin` would throw.
  statement.setReadBigInts(names.length === 0);
  const toRow = (values: unknown) => rowOf(names, Array.isArray(values) ? values : []);
  return {
    reader: names.length > 0,
    all: (parameters) => statement.all(...bindable(parameters)).map(toRow),
    run: (parameters) => statement.run(...bindable(parameters)),
    *iterate(parameters) {
      for (const values of statement.iterate(...bindable(parameters))) yield toRow(values);
    },
  };
}

function rowOf(names: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  names.forEach((name, index) => {
    row[name] = values[index];
  });
  return row;
}

function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    const kind = typeof value;
    if (value === null || kind === 'string' || kind === 'number' || kind === 'bigint') {
      return value as SQLInputValue;
    }
    if (value instanceof Uint8Array) return value;
    throw new TypeError(`SQLite can't store a ${kind}`);
  });
}
