import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Database, openDatabase } from '#platform/database/index.ts';

/** Opens a database until the test ends. */
export async function openForTest(databaseUrl: string): Promise<Database> {
  const database = await openDatabase(databaseUrl);
  onTestFinished(() => database.destroy());
  return database;
}

/** A path for a backup, in a folder that is removed after the test. */
export async function newBackupPath(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-backup-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'site.backup');
}
