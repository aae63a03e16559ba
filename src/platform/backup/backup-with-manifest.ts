import { createBackup } from './create-backup.ts';
import { createManifest, type TableManifest } from './manifest.ts';

/**
 * @param options as of `createBackup`
 * @returns what the database held: every table of the backup, also those without rows
 */
export async function backupWithManifest(
  options: Omit<Parameters<typeof createBackup>[0], 'onRow'>,
): Promise<TableManifest[]> {
  const manifest = createManifest([]);
  const header = await createBackup({ ...options, onRow: manifest.add });
  const filled = new Map(manifest.read().map((table) => [table.name, table]));
  return header.tables.map(({ name }) => filled.get(name) ?? { name, rows: 0, hash: '0' });
}
