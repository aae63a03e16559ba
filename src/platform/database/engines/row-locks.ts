import { PostgresAdapter, type SelectQueryBuilder } from 'kysely';
import type { Database } from '../open-database.ts';
import type { Schema } from '../schema.ts';

/**
 * Locks the rows that a query finds until the transaction is over, in the query's order: two transactions that lock in
 * one order never wait for each other. On SQLite a transaction is the only writer from its start.
 */
export async function lockRows<Table extends keyof Schema>(
  database: Database,
  query: SelectQueryBuilder<Schema, Table, object>,
): Promise<void> {
  if (database.getExecutor().adapter instanceof PostgresAdapter)
    await query.forNoKeyUpdate().execute();
}
