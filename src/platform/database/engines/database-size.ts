import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

export type DatabaseSize = {
  /** What the database holds. */
  bytes: number;
  /** How much more its disk takes; null where that is another machine's. */
  freeBytes: number | null;
};

/** Pages that deleted rows left are room, not content: the file never shrinks. */
export async function readSqliteSize(
  database: Kysely<Schema>,
  file: string,
): Promise<DatabaseSize> {
  const pages = await readPragma(database, 'page_count');
  const freePages = await readPragma(database, 'freelist_count');
  const pageBytes = await readPragma(database, 'page_size');
  const { bavail, bsize } = await statfs(dirname(resolve(file)));
  return {
    bytes: (pages - freePages) * pageBytes,
    freeBytes: bavail * bsize + freePages * pageBytes,
  };
}

export async function readPostgresSize(database: Kysely<Schema>): Promise<DatabaseSize> {
  const { rows } = await sql<{
    bytes: number;
  }>`select pg_database_size(current_database()) as bytes`.execute(database);
  return { bytes: rows[0]?.bytes ?? 0, freeBytes: null };
}

async function readPragma(
  database: Kysely<Schema>,
  name: 'page_count' | 'freelist_count' | 'page_size',
): Promise<number> {
  const { rows } = await sql<Record<string, number>>`pragma ${sql.raw(name)}`.execute(database);
  return rows[0]?.[name] ?? 0;
}
