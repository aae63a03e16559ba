import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeepRule } from '../backup-settings.ts';
import { backupName } from './backup-name.ts';
import { backupWithManifest } from './backup-with-manifest.ts';
import { differingTables, type TableManifest } from './manifest.ts';
import { backupsToRemove } from './retention.ts';
import { type BackupStore, StoreError } from './stores/index.ts';
import { withWorkFolder } from './work-folder.ts';

/** The newest backup, as it was when it was sent. */
export type SentBackup = {
  name: string;
  bytes: number;
  /** What the database held then. */
  manifest: TableManifest[];
};

/**
 * Makes a backup and puts it into the second place, if anything changed since the last one; then removes what the rule
 * no longer keeps. The second place is asked every time, so that a wrong key or a lost connection is found before the
 * backup is needed.
 *
 * @param options.last null where none was sent yet
 * @param options.mayHaveChanged false where the database is known to be as it was when `last` was sent
 * @returns the newest backup: `last` where nothing changed
 * @throws {BackupError} when the database can't be read; {@link StoreError} when the second place can't be used
 */
export async function sendBackup(options: {
  databaseUrl: string;
  secret: string;
  store: BackupStore;
  keep: KeepRule;
  last: SentBackup | null;
  mayHaveChanged: boolean;
  now: Date;
}): Promise<SentBackup> {
  const { databaseUrl, store, last, mayHaveChanged, keep } = options;
  const stored = await store.list();
  const isLastThere = stored.some(({ name, bytes }) => name === last?.name && bytes === last.bytes);
  if (last && isLastThere && !mayHaveChanged) return last;
  const sent = await withWorkFolder(databaseUrl, async (folder) => {
    const { path, name, manifest } = await make(folder, options);
    if (last && isLastThere && differingTables(last.manifest, manifest).length === 0) return last;
    const { size: bytes } = await stat(path);
    await store.put(name, path);
    return { name, bytes, manifest };
  });
  const now = await store.list();
  if (!now.some(({ name, bytes }) => name === sent.name && bytes === sent.bytes))
    throw new StoreError('failed', `The second place took ${sent.name} and does not list it whole`);
  for (const name of backupsToRemove(
    now.map((each) => each.name),
    keep,
  ))
    await store.remove(name);
  return sent;
}

async function make(
  folder: string,
  { databaseUrl, secret, now }: Parameters<typeof sendBackup>[0],
): Promise<{ path: string; name: string; manifest: TableManifest[] }> {
  const name = backupName(now);
  const path = join(folder, name);
  return { path, name, manifest: await backupWithManifest({ databaseUrl, path, secret }) };
}
