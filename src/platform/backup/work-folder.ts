import { accessSync, constants } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { sqliteFileOf } from '../database/engines/index.ts';
import { removeStaleFolders, workFolderPrefix } from './cleanup.ts';

/**
 * Runs work with a folder of its own for a whole copy of the site, and removes the folder. It is beside a SQLite
 * database, where there is room for the site anyway; else in `data`, or where temporary files are.
 */
export async function withWorkFolder<Result>(
  databaseUrl: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const parent = workParent(databaseUrl);
  await removeStaleFolders(parent);
  const folder = await mkdtemp(workFolderPrefix(parent));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function workParent(databaseUrl: string): string {
  const file = sqliteFileOf(databaseUrl);
  if (file !== null) return dirname(resolve(file));
  const data = resolve('data');
  try {
    accessSync(data, constants.W_OK);
    return data;
  } catch {
    return join(tmpdir());
  }
}
