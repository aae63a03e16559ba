import { constants, existsSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { assertStopped, lockSqliteFile } from './assert-stopped.ts';
import { administerPostgres } from './postgres-databases.ts';

const sideFiles = ['-wal', '-shm', '-journal'];

/**
 * Copies the whole database, sessions and all, while no site runs on it, so that it can be put back in a moment.
 *
 * @returns the name of the copy: a file, or a database on the same server
 * @throws {BackupError} while anything has the database open
 */
export async function holdDatabase(databaseUrl: string): Promise<string> {
  await assertStopped(databaseUrl);
  if (!databaseUrl.startsWith('file:'))
    return await administerPostgres(databaseUrl, async ({ name, beside, copy, drop }) => {
      await drop(beside('before'));
      await copy(name, beside('before'));
      return beside('before');
    });
  const path = pathOf(databaseUrl);
  const held = `${path}.before-upgrade`;
  const locked = lockSqliteFile(path);
  try {
    // Where the file system can, this takes no room until one of the two changes.
    await copyFile(path, held, constants.COPYFILE_FICLONE);
  } finally {
    locked.close();
  }
  return held;
}

/** Puts a held database back in the place of what was made of it. Repeating it after an interruption does no harm. */
export async function putBack(databaseUrl: string, held: string): Promise<void> {
  if (!databaseUrl.startsWith('file:'))
    return await administerPostgres(databaseUrl, async ({ name, beside, exists, move, drop }) => {
      if (await exists(held)) {
        await drop(beside('failed'));
        if (await exists(name)) await move(name, beside('failed'));
        await move(held, name);
      }
      await drop(beside('failed'));
    });
  if (!existsSync(held)) return;
  await assertStopped(databaseUrl);
  const path = pathOf(databaseUrl);
  // SQLite would apply them to the file that is put back.
  for (const ending of sideFiles) await rm(path + ending, { force: true });
  await rename(held, path);
}

/** Removes a held database that is no longer needed. */
export async function dropHeld(databaseUrl: string, held: string): Promise<void> {
  if (databaseUrl.startsWith('file:')) await rm(held, { force: true });
  else await administerPostgres(databaseUrl, async ({ drop }) => await drop(held));
}

function pathOf(databaseUrl: string): string {
  return resolve(databaseUrl.slice('file:'.length));
}
