import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolClient } from 'pg';
import { log } from '../log/index.ts';
import { asDatabaseFault, DatabaseFault } from './database-fault.ts';

/** Queries that run longer than this are ended by PostgreSQL itself. */
const statementTimeoutMs = 10_000;
/** After this PostgreSQL has not ended it either: the line is dead. */
const queryTimeoutMs = statementTimeoutMs + 1_000;
/** For a connection to be made, or to become free. */
export const waitForConnectionMs = 5_000;
/** A process that is gone in the middle of a transaction holds its locks no longer than this. */
const idleInTransactionMs = 30_000;
const maxConnections = 10;
/** PostgreSQL's type number of `bigint`, which `pg` hands out as text unless told otherwise; counts are `bigint`. */
const bigintTypeId = 20;

export type ConnectionCounts = { open: number; idle: number; waiting: number };

/** Connections for Kysely, none of which keeps anybody waiting beyond these limits. */
export async function createPostgresPool(
  connectionString: string,
): Promise<PostgresPool & { counts: () => ConnectionCounts }> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis: waitForConnectionMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: queryTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    keepAlive: true,
    types: {
      getTypeParser: (typeId, format) =>
        typeId === bigintTypeId ? Number : pg.types.getTypeParser(typeId, format),
    },
  });
  // An idle connection that breaks would end the process if nobody listened; the pool opens another on demand.
  pool.on('error', (error) => log.warn(`PostgreSQL connection lost: ${error.message}`));
  // One that breaks in use has nobody else who listens; its query fails, and the pool opens another.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    async connect() {
      try {
        return new CheckedClient(await pool.connect());
      } catch (error) {
        throw asDatabaseFault(error);
      }
    },
    end: () => pool.end(),
    options: pool.options,
    counts: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

/**
 * `pg` gives a connection whose query ran out of time back to the pool, where each following query would wait behind the
 * dead one. This one is asked nothing more, and closed.
 */
class CheckedClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  #fault: DatabaseFault | undefined;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Cursor>(cursor: Cursor): Cursor;
  query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new TypeError('Cursors are not in use here');
    return this.#ask(sql, parameters);
  }

  async #ask(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    if (this.#fault) throw this.#fault;
    try {
      return await this.#client.query(sql, [...parameters]);
    } catch (error) {
      const told = asDatabaseFault(error);
      // With a code of its own, PostgreSQL has answered.
      if (told instanceof DatabaseFault && !isAnswer(error)) this.#fault = told;
      throw told;
    }
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy || this.#fault !== undefined);
  }
}

function isAnswer(error: unknown): boolean {
  return error instanceof Error && 'severity' in error;
}
