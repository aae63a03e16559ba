import { type Kysely, sql } from 'kysely';
import type { BackupHeader, Row, Value } from './backup-lines.ts';
import type { TableSchema } from './table-schemas.ts';

/** Bounds of one `insert` statement. */
const maxRowsPerInsert = 100;
const maxBytesPerInsert = 4 * 1024 * 1024;

/**
 * Inserts the rows into empty tables.
 *
 * @param convert replaces values that the engine can't store
 */
export async function importRows(
  database: Kysely<unknown>,
  rows: AsyncIterable<Row>,
  convert: (table: TableSchema, values: Value[]) => Value[],
): Promise<void> {
  let batch: Row[] = [];
  let bytes = 0;
  const write = async () => {
    const table = batch[0]?.table;
    if (table) await insert(database, table, batch);
    batch = [];
    bytes = 0;
  };
  for await (const { table, values } of rows) {
    const size = values.reduce<number>(
      (sum, value) => sum + (Buffer.isBuffer(value) ? value.length : 0),
      0,
    );
    const isFull = batch.length >= maxRowsPerInsert || bytes + size > maxBytesPerInsert;
    if (isFull || batch[0]?.table !== table) await write();
    batch.push({ table, values: convert(table, values) });
    bytes += size;
  }
  await write();
}

async function insert(database: Kysely<unknown>, table: TableSchema, rows: Row[]): Promise<void> {
  const columns = sql.join(table.columns.map(({ name }) => sql.ref(name)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(row.values)})`));
  await sql`insert into ${sql.table(table.name)} (${columns}) values ${values}`.execute(database);
}

/** The last value of each auto-incrementing column, so that the id of a deleted post is never reused. */
export function lastKeysOf(
  header: BackupHeader,
  tables: TableSchema[],
): { table: string; column: string; lastKey: number }[] {
  return tables.flatMap(({ name, generatedKey: column }) => {
    const { lastKey } = header.tables.find((table) => table.name === name) ?? {};
    return column === null || !lastKey ? [] : [{ table: name, column, lastKey }];
  });
}
