import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hourMs } from '#language/durations.ts';
import { mayBePartialBackup } from './backup-file.ts';

/** Longer than verifying a backup takes, when nothing is written to the file. */
const minIdleMs = hourMs;

/** The file that this process writes before it is renamed to `path`. */
export function partialBackupPath(path: string): string {
  return `${path}.part-${process.pid}`;
}

/**
 * Removes the partial files of killed backups in the folder of this one. Their names contain the time, so no later
 * backup overwrites them.
 */
export async function removeStalePartialBackups(path: string): Promise<void> {
  await removeStale(dirname(path), /\.part-(\d+)$/, async (part) => {
    // A process of another container that shares the folder is invisible here.
    if (Date.now() - (await stat(part)).mtimeMs < minIdleMs) return;
    if (await mayBePartialBackup(part)) await rm(part);
  });
}

/** The file that this process restores into before it is renamed to `path`. */
export function partialRestorePath(path: string): string {
  return `${path}.restoring-${process.pid}`;
}

/**
 * Removes the partial files of killed restores of this database.
 *
 * @param path absolute
 */
export async function removeStaleRestores(path: string): Promise<void> {
  await removeStale(dirname(path), /\.restoring-(\d+)(?:-wal|-shm|-journal)?$/, async (file) => {
    if (file.startsWith(`${path}.restoring-`)) await rm(file);
  });
}

/** Prefix of the temporary folder of `npm run move`. */
export function moveFolderPrefix(folder: string): string {
  return join(folder, `site-move-${process.pid}-`);
}

/** Prefix of the folder in which a backup is made or proven. */
export function workFolderPrefix(folder: string): string {
  return join(folder, `site-safe-${process.pid}-`);
}

/** Removes the temporary folders of killed moves, backups and proofs: each holds the whole site. */
export async function removeStaleFolders(folder: string): Promise<void> {
  await removeStale(folder, /^site-(?:move|safe)-(\d+)-\w{6}$/, async (left) => {
    // Other users may write into the same folder.
    if ((await stat(left)).uid === process.getuid?.()) await rm(left, { recursive: true });
  });
}

/** @param pattern matches the file names; its group is the id of the process that made the file */
async function removeStale(
  folder: string,
  pattern: RegExp,
  remove: (path: string) => Promise<void>,
): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const pid = pattern.exec(name)?.[1];
    // A file with the id of this process comes from an earlier process: this one has written nothing yet.
    if (pid === undefined || (Number(pid) !== process.pid && isRunning(Number(pid)))) continue;
    // Another process may clean up at the same time, and a file that can't be removed does no harm.
    await remove(join(folder, name)).catch(() => undefined);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
