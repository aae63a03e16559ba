import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolClient } from 'pg';
import { log } from '../../log/index.ts';
import { DatabaseError, toDatabaseError } from '../database-error.ts';

/** PostgreSQL itself cancels a query that runs longer. */
const statementTimeoutMs = 10_000;
/** If PostgreSQL has not cancelled the query by then, the connection is dead. */
const queryTimeoutMs = statementTimeoutMs + 1_000;
/** Longest wait for a new or a free connection. */
export const connectionTimeoutMs = 5_000;
/** A process that dies within a transaction holds its locks at most this long. */
const idleInTransactionMs = 30_000;
const maxConnections = 10;
/** PostgreSQL's type OID of `bigint`. `pg` returns it as a string by default; counts are `bigint`. */
const bigintTypeId = 20;

export type ConnectionStats = { open: number; idle: number; waiting: number };

/** A connection pool for Kysely with the limits above. */
export async function createPostgresPool(
  connectionString: string,
): Promise<PostgresPool & { stats: () => ConnectionStats }> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: queryTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    keepAlive: true,
    types: {
      getTypeParser: (typeId, format) =>
        typeId === bigintTypeId ? Number : pg.types.getTypeParser(typeId, format),
    },
  });
  // Without a listener, an idle connection that breaks would end the process. The pool opens another on demand.
  pool.on('error', (error) => log.warn(`PostgreSQL connection lost: ${error.message}`));
  // The same for a connection in use: its query fails, and the pool opens another.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    async connect() {
      try {
        return new DisposableClient(await pool.connect());
      } catch (error) {
        throw toDatabaseError(error);
      }
    },
    end: () => pool.end(),
    options: pool.options,
    stats: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

/**
 * Closes a connection after an error of the connection itself. `pg` returns a connection whose query timed out to the
 * pool, where each following query would wait behind the dead one.
 */
class DisposableClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  #connectionError: DatabaseError | undefined;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Cursor>(cursor: Cursor): Cursor;
  query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new TypeError('Cursors are not supported');
    return this.#run(sql, parameters);
  }

  async #run(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    if (this.#connectionError) throw this.#connectionError;
    try {
      return await this.#client.query(sql, [...parameters]);
    } catch (error) {
      const mapped = toDatabaseError(error);
      if (mapped instanceof DatabaseError && !isFromServer(error)) this.#connectionError = mapped;
      throw mapped;
    }
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy || this.#connectionError !== undefined);
  }
}

/** Only errors that PostgreSQL itself sent have a severity. */
function isFromServer(error: unknown): boolean {
  return error instanceof Error && 'severity' in error;
}
