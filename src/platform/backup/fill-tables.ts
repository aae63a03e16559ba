import { type Kysely, sql } from 'kysely';
import type { BackupHeader, Row, Value } from './backup-lines.ts';
import type { TableLayout } from './table-layouts.ts';

/** As many rows or as much picture as one statement takes. */
const rowsAtOnce = 100;
const bytesAtOnce = 4 * 1024 * 1024;

/** Writes the rows into empty tables. @param convert what the engine can't hold, into what it can */
export async function fillTables(
  database: Kysely<unknown>,
  rows: AsyncIterable<Row>,
  convert: (table: TableLayout, values: Value[]) => Value[],
): Promise<void> {
  let waiting: Row[] = [];
  let bytes = 0;
  const write = async () => {
    const table = waiting[0]?.table;
    if (table) await insert(database, table, waiting);
    waiting = [];
    bytes = 0;
  };
  for await (const { table, values } of rows) {
    const size = values.reduce<number>(
      (sum, value) => sum + (Buffer.isBuffer(value) ? value.length : 0),
      0,
    );
    const isFull = waiting.length >= rowsAtOnce || bytes + size > bytesAtOnce;
    if (isFull || waiting[0]?.table !== table) await write();
    waiting.push({ table, values: convert(table, values) });
    bytes += size;
  }
  await write();
}

async function insert(database: Kysely<unknown>, table: TableLayout, rows: Row[]): Promise<void> {
  const columns = sql.join(table.columns.map(({ name }) => sql.ref(name)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(row.values)})`));
  await sql`insert into ${sql.table(table.name)} (${columns}) values ${values}`.execute(database);
}

/** The columns whose numbers go on where they were, so that the number of a deleted post is never given to another. */
export function lastKeysOf(
  header: BackupHeader,
  tables: TableLayout[],
): { table: string; column: string; lastKey: number }[] {
  return tables.flatMap(({ name, generatedKey: column }) => {
    const { lastKey } = header.tables.find((table) => table.name === name) ?? {};
    return column === null || !lastKey ? [] : [{ table: name, column, lastKey }];
  });
}
