import { sqliteFileOf } from '../database/engines/index.ts';
import { readBackupFile } from './backup-file.ts';
import {
  type BackupHeader,
  countRows,
  decodeBackup,
  type OnProgress,
  type Row,
} from './backup-lines.ts';
import { restoreToPostgres } from './restore-to-postgres.ts';
import { restoreToSqlite } from './restore-to-sqlite.ts';
import { verifyBackup } from './verify-backup.ts';

/**
 * Verifies the whole backup first; then replaces the database with it, all or nothing, and migrates it to this version.
 *
 * @param options.overwrite replaces a database that has posts
 * @param options.keepVersion leaves the database at the backup's version, so that it can be compared with the backup
 * @returns what was restored, and how many texts PostgreSQL could store only in part
 * @throws {BackupError} when the backup or the database does not allow it; the database is then unchanged
 */
export async function restoreBackup(options: {
  path: string;
  secret: string | undefined;
  databaseUrl: string;
  overwrite: boolean;
  keepVersion?: boolean;
  onProgress?: OnProgress;
}): Promise<{ header: BackupHeader; changedTexts: number }> {
  const { path, secret, databaseUrl, overwrite, onProgress = () => undefined } = options;
  const { keepVersion = false } = options;
  const header = await verifyBackup({ path, secret, onProgress });
  const readRows = (use: (rows: AsyncIterable<Row>) => Promise<void>) =>
    readBackupFile(path, secret, (lines) =>
      decodeBackup(lines, (_header, rows) =>
        use(withProgress(rows, countRows(header), onProgress)),
      ),
    );
  const target = { overwrite, keepVersion, header, readRows };
  const file = sqliteFileOf(databaseUrl);
  if (file !== null) {
    await restoreToSqlite({ ...target, file });
    return { header, changedTexts: 0 };
  }
  return { header, ...(await restoreToPostgres({ ...target, databaseUrl })) };
}

async function* withProgress(
  rows: AsyncIterable<Row>,
  total: number,
  onProgress: OnProgress,
): AsyncIterable<Row> {
  let done = 0;
  for await (const row of rows) {
    yield row;
    onProgress('Writing', ++done, total);
  }
}
