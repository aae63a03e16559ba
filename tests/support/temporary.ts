import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Database, openDatabase } from '#platform/database/index.ts';

/** An empty folder, removed when the test ends. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A path for a backup, in a folder of its own. */
export async function newBackupPath(): Promise<string> {
  return join(await newFolder(), 'site.backup');
}

/** Opens a database until the test ends. */
export async function openForTest(databaseUrl: string): Promise<Database> {
  const database = await openDatabase(databaseUrl);
  onTestFinished(() => database.destroy());
  return database;
}
