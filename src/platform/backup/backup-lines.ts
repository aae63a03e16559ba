import { z } from 'zod';
import { jsonOrNull } from '../json-or-null.ts';
import { BackupError } from './backup-error.ts';
import { knownMigrations } from './migrate-to.ts';
import { type Column, describeTables, type TableSchema } from './table-schemas.ts';

/** The first line of a backup. The rows follow, table by table, each a JSON array of its values. */
const headerSchema = z.object({
  /** Name of the last migration. */
  schema: z.string(),
  createdAt: z.iso.datetime(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int().min(0),
      /** Last value of the auto-incrementing column. */
      lastKey: z.number().int().nullable(),
    }),
  ),
});

export type BackupHeader = z.output<typeof headerSchema>;
export type Value = string | number | Buffer | null;
/** @param done rows so far, out of `total` */
export type OnProgress = (step: string, done: number, total: number) => void;
export type Row = { table: TableSchema; values: Value[] };

export function countRows(header: BackupHeader): number {
  return header.tables.reduce((sum, { rows }) => sum + rows, 0);
}

/** @throws {BackupError} when a value is not of its column's type: the row could not be restored */
export function encodeRow(table: TableSchema, values: readonly unknown[]): string {
  const cells = table.columns.map((column, index) => {
    const value = values[index] ?? null;
    const cell = value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
    const isRight = column.type === 'bytes' ? value instanceof Uint8Array : fits(column, cell);
    if (!isRight && !(value === null && column.isNullable))
      throw new BackupError(`${table.name}.${column.name} holds a value that is no ${column.type}`);
    return cell;
  });
  return JSON.stringify(cells);
}

/**
 * @param lines of a backup file
 * @throws {BackupError} when the lines are not what the header says
 */
export async function decodeBackup<Result>(
  lines: AsyncIterable<string>,
  read: (header: BackupHeader, rows: AsyncIterable<Row>) => Promise<Result>,
): Promise<Result> {
  const iterator = lines[Symbol.asyncIterator]();
  const first = await iterator.next();
  const header = decodeHeader(first.done ? '' : first.value);
  const tables = await schemasOf(header);
  return await read(header, decodeRows({ [Symbol.asyncIterator]: () => iterator }, header, tables));
}

function decodeHeader(line: string): BackupHeader {
  const header = headerSchema.safeParse(jsonOrNull(line));
  if (!header.success) throw new BackupError('The backup has no header that can be read');
  return header.data;
}

/** The schemas of the header's tables, in its order. */
async function schemasOf(header: BackupHeader): Promise<TableSchema[]> {
  if (!knownMigrations().includes(header.schema))
    throw new BackupError(
      `The backup was made by a newer version of the site (its tables are those of ${header.schema}): update this one first`,
    );
  const schemas = await describeTables(header.schema);
  const named = (tables: { name: string; columns: string[] }[]) =>
    JSON.stringify(tables.map(({ name, columns }) => ({ name, columns })));
  const expected = schemas.map(({ name, columns }) => ({
    name,
    columns: columns.map((column) => column.name),
  }));
  if (named(header.tables) !== named(expected))
    throw new BackupError(`The backup's tables are not those of ${header.schema}`);
  return schemas;
}

async function* decodeRows(
  lines: AsyncIterable<string>,
  header: BackupHeader,
  tables: TableSchema[],
): AsyncIterable<Row> {
  const remaining = tables.map((table, index) => ({
    table,
    rows: header.tables[index]?.rows ?? 0,
  }));
  for await (const line of lines) {
    while (remaining[0]?.rows === 0) remaining.shift();
    const current = remaining[0];
    if (!current) throw new BackupError('The backup has more rows than its header says');
    current.rows--;
    yield { table: current.table, values: decodeRow(current.table, line) };
  }
  const missing = remaining.find(({ rows }) => rows > 0);
  if (missing) throw new BackupError(`The backup lacks rows of ${missing.table.name}`);
}

function decodeRow(table: TableSchema, line: string): Value[] {
  const cells = jsonOrNull(line);
  if (!Array.isArray(cells) || cells.length !== table.columns.length)
    throw new BackupError(`A row of ${table.name} in the backup can't be read`);
  return table.columns.map((column, index) => {
    const cell: unknown = cells[index];
    if (cell === null && column.isNullable) return null;
    if (!fits(column, cell))
      throw new BackupError(`${table.name}.${column.name} in the backup is no ${column.type}`);
    return column.type === 'bytes' ? Buffer.from(String(cell), 'base64') : cell;
  });
}

function fits(column: Column, cell: unknown): cell is string | number {
  return column.type === 'integer' ? Number.isSafeInteger(cell) : typeof cell === 'string';
}
