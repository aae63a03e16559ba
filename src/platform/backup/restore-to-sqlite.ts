import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { chooseEngine } from '../database/engines/index.ts';
import { lockSqliteFile } from './assert-stopped.ts';
import { BackupError } from './backup-error.ts';
import type { BackupHeader, Row } from './backup-lines.ts';
import { partialRestorePath, removeStaleRestores } from './cleanup.ts';
import { isIncluded } from './excluded-tables.ts';
import { importRows, lastKeysOf } from './import-rows.ts';
import { migrateTo } from './migrate-to.ts';
import { describeTables } from './table-schemas.ts';

/** Writes a new file beside the existing one, and renames it when it is complete. */
export async function restoreToSqlite(options: {
  file: string;
  overwrite: boolean;
  /** Leaves the file at the backup's version. */
  keepVersion: boolean;
  header: BackupHeader;
  readRows: (use: (rows: AsyncIterable<Row>) => Promise<void>) => Promise<void>;
}): Promise<void> {
  const path = resolve(options.file);
  const part = partialRestorePath(path);
  await mkdir(dirname(path), { recursive: true });
  const locked = existsSync(path) ? lockSqliteFile(path) : null;
  try {
    if (locked && !options.overwrite) assertNoPosts(locked, path);
    await removeStaleRestores(path);
    await makeFile(part, options);
    // SQLite would apply the write-ahead log of a damaged file to the new one.
    for (const ending of ['-wal', '-shm']) await rm(path + ending, { force: true });
    await rename(part, path);
  } finally {
    locked?.close();
    for (const ending of ['', '-wal', '-shm']) await rm(part + ending, { force: true });
  }
}

async function makeFile(
  part: string,
  { header, readRows, keepVersion }: Parameters<typeof restoreToSqlite>[0],
): Promise<void> {
  const engine = chooseEngine(`file:${part}`);
  const database = new Kysely<unknown>({ dialect: engine.dialect });
  try {
    await migrateTo(database, engine, header.schema);
    await database.transaction().execute(async (writer) => {
      await readRows((rows) => importRows(writer, rows, (_table, values) => values));
      // What triggers have made of the rows.
      for (const { name } of await describeTables(header.schema, 'all'))
        if (!isIncluded(name)) await sql`delete from ${sql.table(name)}`.execute(writer);
      for (const { table, lastKey } of lastKeysOf(header, await describeTables(header.schema))) {
        await sql`delete from sqlite_sequence where name = ${table}`.execute(writer);
        await sql`insert into sqlite_sequence (name, seq) values (${table}, ${lastKey})`.execute(
          writer,
        );
      }
    });
    if (!keepVersion) await migrateTo(database, engine);
  } finally {
    await database.destroy();
  }
}

/** @throws {BackupError} when the file has posts or can't be read */
function assertNoPosts(database: DatabaseSync, path: string): void {
  if (hasPosts(database, path))
    throw new BackupError(`${path} has posts already. With --overwrite they are replaced`);
}

function hasPosts(database: DatabaseSync, path: string): boolean {
  try {
    const table = database
      .prepare("select 1 from sqlite_master where type = 'table' and name = 'posts'")
      .get();
    return (
      table !== undefined && database.prepare('select 1 from posts limit 1').get() !== undefined
    );
  } catch {
    throw new BackupError(
      `${path} is no database that can be read. With --overwrite it is replaced`,
    );
  }
}
