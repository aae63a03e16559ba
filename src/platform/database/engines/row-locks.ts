import { PostgresAdapter, type SelectQueryBuilder, type Simplify } from 'kysely';
import type { Database } from '../open-database.ts';
import type { Schema } from '../schema.ts';

/**
 * Reads rows and locks them until the transaction is over, in the query's order: two transactions that lock in one
 * order never both wait for each other. On SQLite a transaction is the only writer from its start, and needs no lock.
 */
export async function lockRows<Table extends keyof Schema, Row>(
  transaction: Database,
  query: SelectQueryBuilder<Schema, Table, Row>,
): Promise<Simplify<Row>[]> {
  const isPostgres = transaction.getExecutor().adapter instanceof PostgresAdapter;
  return await (isPostgres ? query.forNoKeyUpdate() : query).execute();
}
