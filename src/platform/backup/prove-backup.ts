import { join } from 'node:path';
import { BackupError } from './backup-error.ts';
import { readBackupFile } from './backup-file.ts';
import { decodeBackup, encodeRow } from './backup-lines.ts';
import { createManifest, differingTables, readManifest, type TableManifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import type { SentBackup } from './send-backup.ts';
import type { BackupStore } from './stores/index.ts';
import { withWorkFolder } from './work-folder.ts';

/** The restored database is not what was backed up. */
export class ProofError extends BackupError {}

/**
 * Fetches the newest backup, restores it into a SQLite file of its own, and compares every table with what the database
 * held when the backup was made; where that is not known, with what the backup itself holds. Backups do not depend on
 * the engine, so this proves those of PostgreSQL, too.
 *
 * @param options.sent what was sent last, as it was then
 * @param options.render starts a site on the restored database and asks it for a page; throws when that fails
 * @returns the name of the backup
 * @throws {BackupError} when there is none, it can't be read, or it differs
 */
export async function proveBackup(options: {
  /** Of the site: the work is done beside it. It is not opened. */
  databaseUrl: string;
  secret: string;
  store: BackupStore;
  sent: SentBackup | null;
  render: (databaseUrl: string) => Promise<void>;
}): Promise<string> {
  const { databaseUrl, secret, store, sent, render } = options;
  const newest = (await store.list()).at(-1);
  if (!newest) throw new ProofError('There is no backup in the second place');
  return await withWorkFolder(databaseUrl, async (folder) => {
    const path = join(folder, newest.name);
    const scratch = `file:${join(folder, 'restored.db')}`;
    await store.fetch(newest.name, path);
    const expected =
      sent?.name === newest.name ? sent.manifest : await readFileManifest(path, secret);
    await restoreBackup({
      path,
      secret,
      databaseUrl: scratch,
      overwrite: false,
      keepVersion: true,
    });
    const differing = differingTables(expected, await readManifest(scratch));
    if (differing.length > 0)
      throw new ProofError(`${newest.name}, restored, differs in: ${differing.join(', ')}`);
    await render(scratch);
    return newest.name;
  });
}

async function readFileManifest(path: string, secret: string): Promise<TableManifest[]> {
  return await readBackupFile(path, secret, (lines) =>
    decodeBackup(lines, async (header, rows) => {
      const manifest = createManifest(header.tables.map(({ name }) => name));
      for await (const { table, values } of rows)
        manifest.add(table.name, encodeRow(table, values));
      return manifest.read();
    }),
  );
}
