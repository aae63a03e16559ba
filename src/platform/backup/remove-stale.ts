import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beginsAsBackup } from './backup-file.ts';

/** Longer than reading a backup back takes, during which nothing is written to it. */
const quietMs = 60 * 60 * 1_000;

/** The file beside `path` that this process writes first. */
export function partOf(path: string): string {
  return `${path}.part-${process.pid}`;
}

/**
 * Removes what backups that were killed have left in the folder of this one: their names hold the time, so that no later one
 * writes over them.
 */
export async function removeStaleParts(path: string): Promise<void> {
  await removeStale(dirname(path), /\.part-(\d+)$/, async (part) => {
    // A process of another container that shares the folder can't be seen from here.
    if (Date.now() - (await stat(part)).mtimeMs < quietMs) return;
    if (await beginsAsBackup(part)) await rm(part);
  });
}

/** The file beside `path` that this process restores into. */
export function restoringOf(path: string): string {
  return `${path}.restoring-${process.pid}`;
}

/**
 * Removes what restores of this database that were killed have left.
 *
 * @param path an absolute one
 */
export async function removeStaleRestores(path: string): Promise<void> {
  await removeStale(dirname(path), /\.restoring-(\d+)(?:-wal|-shm|-journal)?$/, async (file) => {
    if (file.startsWith(`${path}.restoring-`)) await rm(file);
  });
}

/** What the name of a folder for moving a site begins with. */
export function moveFolderPrefix(folder: string): string {
  return join(folder, `site-move-${process.pid}-`);
}

/** Removes what moves that were killed have left in this folder: each is the whole site. */
export async function removeStaleMoves(folder: string): Promise<void> {
  await removeStale(folder, /^site-move-(\d+)-\w{6}$/, async (left) => {
    // Others may write into the same folder.
    if ((await stat(left)).uid === process.getuid?.()) await rm(left, { recursive: true });
  });
}

/** @param left its group is the number of the process, which is over by now */
async function removeStale(
  folder: string,
  left: RegExp,
  remove: (path: string) => Promise<void>,
): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const pid = left.exec(name)?.[1];
    // What has the number of this process is of an earlier one: this one has written nothing yet.
    if (pid === undefined || (Number(pid) !== process.pid && isRunning(Number(pid)))) continue;
    // Another process may tidy up too; and what can't be removed hinders nobody.
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
