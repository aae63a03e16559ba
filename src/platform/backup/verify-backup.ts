import { readBackupFile } from './backup-file.ts';
import { type BackupHeader, countRows, decodeBackup, type OnProgress } from './backup-lines.ts';

/**
 * Reads a backup from its first byte to its last, and decodes every row.
 *
 * @throws {BackupError} when any part differs from what was written
 */
export async function verifyBackup(options: {
  path: string;
  secret: string | undefined;
  onProgress: OnProgress;
}): Promise<BackupHeader> {
  return await readBackupFile(options.path, options.secret, (lines) =>
    decodeBackup(lines, async (header, rows) => {
      const total = countRows(header);
      let done = 0;
      for await (const _ of rows) options.onProgress('Verifying', ++done, total);
      return header;
    }),
  );
}
