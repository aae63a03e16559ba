import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { chooseEngine } from '../database/engines.ts';
import { BackupError } from './backup-error.ts';
import type { BackupHeader, Row } from './backup-lines.ts';
import { fillTables, lastKeysOf } from './fill-tables.ts';
import { migrateTo } from './migrate-to.ts';
import { holdSqliteFile } from './refuse-running-site.ts';
import { removeStaleRestores, restoringOf } from './remove-stale.ts';
import { describeTables } from './table-layouts.ts';

/** Makes a new file beside the one that is there, and gives it its name when it is whole. */
export async function restoreToSqlite(options: {
  databaseUrl: string;
  overwrite: boolean;
  header: BackupHeader;
  readRows: (use: (rows: AsyncIterable<Row>) => Promise<void>) => Promise<void>;
}): Promise<void> {
  const path = resolve(options.databaseUrl.slice('file:'.length));
  const part = restoringOf(path);
  await mkdir(dirname(path), { recursive: true });
  const held = existsSync(path) ? holdSqliteFile(path) : null;
  try {
    if (held && !options.overwrite) refuseToReplace(held, path);
    await removeStaleRestores(path);
    await makeFile(part, options);
    // Changes that a damaged file has not taken in yet would be taken for the new one's.
    for (const ending of ['-wal', '-shm']) await rm(path + ending, { force: true });
    await rename(part, path);
  } finally {
    held?.close();
    for (const ending of ['', '-wal', '-shm']) await rm(part + ending, { force: true });
  }
}

async function makeFile(
  part: string,
  { header, readRows }: Parameters<typeof restoreToSqlite>[0],
): Promise<void> {
  const engine = chooseEngine(`file:${part}`);
  const database = new Kysely<unknown>({ dialect: engine.dialect });
  try {
    await migrateTo(database, engine, header.schema);
    await database.transaction().execute(async (writer) => {
      await readRows((rows) => fillTables(writer, rows, (_table, values) => values));
      for (const { table, lastKey } of lastKeysOf(header, await describeTables(header.schema))) {
        await sql`delete from sqlite_sequence where name = ${table}`.execute(writer);
        await sql`insert into sqlite_sequence (name, seq) values (${table}, ${lastKey})`.execute(
          writer,
        );
      }
    });
    await migrateTo(database, engine);
  } finally {
    await database.destroy();
  }
}

/** @throws {BackupError} when the file holds posts, or what can't be read */
function refuseToReplace(database: DatabaseSync, path: string): void {
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
