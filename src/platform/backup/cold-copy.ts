import { constants, existsSync } from 'node:fs';
import { copyFile, open, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sqliteFileOf } from '../database/engines/index.ts';
import { assertStopped, lockSqliteFile } from './assert-stopped.ts';
import { administerPostgres } from './postgres-databases.ts';

const sqliteSuffixes = ['-wal', '-shm', '-journal'];

/**
 * Copies the whole database, with sessions and settings, while no site runs on it. `restoreColdCopy` needs only a
 * rename.
 *
 * @returns the name of the copy: a file, or a database on the same server
 * @throws {BackupError} while anything has the database open
 */
export async function makeColdCopy(databaseUrl: string): Promise<string> {
  await assertStopped(databaseUrl);
  const file = sqliteFileOf(databaseUrl);
  if (file === null)
    return await administerPostgres(databaseUrl, async ({ name, relatedName, copy, drop }) => {
      await drop(relatedName('before'));
      await copy(name, relatedName('before'));
      return relatedName('before');
    });
  const path = resolve(file);
  const copy = `${path}.before-upgrade`;
  const locked = lockSqliteFile(path);
  try {
    // A file system with copy-on-write shares the blocks until one of the files changes.
    await copyFile(path, copy, constants.COPYFILE_FICLONE);
    await flushToDisk(copy);
  } finally {
    locked.close();
  }
  return copy;
}

/** Replaces the database by its copy. A second call, such as after an interruption, changes nothing more. */
export async function restoreColdCopy(databaseUrl: string, copy: string): Promise<void> {
  const file = sqliteFileOf(databaseUrl);
  if (file === null)
    return await administerPostgres(
      databaseUrl,
      async ({ name, relatedName, exists, move, drop }) => {
        if (await exists(copy)) {
          await drop(relatedName('failed'));
          if (await exists(name)) await move(name, relatedName('failed'));
          await move(copy, name);
        }
        await drop(relatedName('failed'));
      },
    );
  if (!existsSync(copy)) return;
  await assertStopped(databaseUrl);
  const path = resolve(file);
  // SQLite would apply these files to the copy.
  for (const suffix of sqliteSuffixes) await rm(path + suffix, { force: true });
  await rename(copy, path);
}

/** Deletes a copy that is no longer needed. */
export async function dropColdCopy(databaseUrl: string, copy: string): Promise<void> {
  if (sqliteFileOf(databaseUrl) === null)
    await administerPostgres(databaseUrl, async ({ drop }) => await drop(copy));
  else await rm(copy, { force: true });
}

/** A power cut during the migration must find the whole copy on the disk. */
async function flushToDisk(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
