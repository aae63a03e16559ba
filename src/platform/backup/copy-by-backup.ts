import { BackupError } from './backup-error.ts';
import type { OnProgress } from './backup-lines.ts';
import { backupWithManifest } from './backup-with-manifest.ts';
import { differingTables, readManifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

/**
 * Backs the site up while it runs, restores that backup into another database of the same engine, and compares every
 * table with what the database held. The copy is at the version of the database.
 *
 * @param options.copyUrl of an empty database
 * @returns how many rows the copy has
 * @throws {BackupError} when the database can't be read, or the copy differs
 */
export async function copyByBackup(options: {
  databaseUrl: string;
  copyUrl: string;
  path: string;
  secret: string | undefined;
  onProgress?: OnProgress;
}): Promise<number> {
  const { copyUrl, path, secret, onProgress = () => undefined } = options;
  const manifest = await backupWithManifest(options);
  await restoreBackup({
    path,
    secret,
    onProgress,
    databaseUrl: copyUrl,
    overwrite: false,
    keepVersion: true,
  });
  const differing = differingTables(manifest, await readManifest(copyUrl));
  if (differing.length > 0)
    throw new BackupError(`${path}, restored, differs in: ${differing.join(', ')}`);
  return manifest.reduce((sum, { rows }) => sum + rows, 0);
}
