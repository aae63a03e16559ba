import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeBackupFile } from './backup-file.ts';
import { type BackupHeader, countRows, encodeRow, type OnProgress } from './backup-lines.ts';
import { partialBackupPath, removeStalePartialBackups } from './cleanup.ts';
import { readSnapshot, type Snapshot } from './read-snapshot.ts';
import { describeTables, type TableSchema } from './table-schemas.ts';
import { verifyBackup } from './verify-backup.ts';

/** Gets each row as the backup has it. */
type OnRow = (table: string, line: string) => void;

/**
 * Writes the database into one file while the site may run. The file gets its name once it is verified.
 *
 * @param options.secret encrypts the file
 * @param options.onRow gets each row as the backup has it
 * @returns the header of the backup
 * @throws {BackupError} when the database can't be read
 */
export async function createBackup(options: {
  databaseUrl: string;
  path: string;
  secret: string | undefined;
  onProgress?: OnProgress;
  onRow?: OnRow;
}): Promise<BackupHeader> {
  const { databaseUrl, path, secret, onProgress = () => undefined, onRow } = options;
  const part = partialBackupPath(path);
  await removeStalePartialBackups(path);
  try {
    await readSnapshot(databaseUrl, async (snapshot) => {
      const tables = await describeTables(snapshot.schema);
      const header = await makeHeader(snapshot, tables);
      await mkdir(dirname(path), { recursive: true });
      await writeBackupFile(
        part,
        makeLines({ snapshot, tables, header, onProgress, onRow }),
        secret,
      );
    });
    const header = await verifyBackup({ path: part, secret, onProgress });
    await rename(part, path);
    return header;
  } finally {
    await rm(part, { force: true });
  }
}

async function makeHeader(snapshot: Snapshot, tables: TableSchema[]): Promise<BackupHeader> {
  const header: BackupHeader = {
    schema: snapshot.schema,
    createdAt: new Date().toISOString(),
    tables: [],
  };
  for (const table of tables)
    header.tables.push({
      name: table.name,
      columns: table.columns.map(({ name }) => name),
      rows: await snapshot.count(table),
      lastKey: await snapshot.lastKey(table),
    });
  return header;
}

async function* makeLines(options: {
  snapshot: Snapshot;
  tables: TableSchema[];
  header: BackupHeader;
  onProgress: OnProgress;
  onRow: OnRow | undefined;
}): AsyncIterable<string> {
  const { snapshot, tables, header, onProgress, onRow } = options;
  const total = countRows(header);
  let done = 0;
  yield `${JSON.stringify(header)}\n`;
  for (const table of tables)
    for await (const values of snapshot.rows(table)) {
      const line = encodeRow(table, values);
      onRow?.(table.name, line);
      yield `${line}\n`;
      onProgress('Reading', ++done, total);
    }
}
