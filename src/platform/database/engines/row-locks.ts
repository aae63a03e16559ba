import type { SelectQueryBuilder, Simplify } from 'kysely';
import type { Database } from '../open-database.ts';
import type { Schema } from '../schema.ts';
import { isPostgres } from './is-postgres.ts';

/**
 * Reads rows and locks them until the transaction is over, in the query's order: two transactions that lock in one
 * order never both wait for each other. On SQLite a transaction is the only writer from its start, and needs no lock.
 */
export async function lockRows<Table extends keyof Schema, Row>(
  transaction: Database,
  query: SelectQueryBuilder<Schema, Table, Row>,
): Promise<Simplify<Row>[]> {
  return await (isPostgres(transaction) ? query.forNoKeyUpdate() : query).execute();
}
