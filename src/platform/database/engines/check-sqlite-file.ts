import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';

/** A file up to this size is checked before the site starts; a larger one would delay the start. */
const maxBytesCheckedBeforeUse = 32 * 1024 * 1024;

/**
 * Runs SQLite's `quick_check` over the whole file. A large file is checked in a worker thread while the site already
 * serves; damage found there ends the process.
 *
 * @throws when a file of up to 32 MB is damaged
 */
export function checkSqliteFile(database: DatabaseSync, path: string): void {
  if (statSync(path).size <= maxBytesCheckedBeforeUse)
    assertUndamaged(path, database.prepare('PRAGMA quick_check(1)').get()?.quick_check);
  else
    new Worker(checkInThread, { eval: true, workerData: path, execArgv: [] })
      .on('message', (result) => assertUndamaged(path, result))
      .unref();
}

/** A string, because a worker in a file would need a build entry of its own. */
const checkInThread = `
  const { DatabaseSync } = require('node:sqlite');
  const { parentPort, workerData } = require('node:worker_threads');
  const database = new DatabaseSync(workerData, { readOnly: true });
  parentPort.postMessage(database.prepare('PRAGMA quick_check(1)').get().quick_check);
  database.close();
`;

function assertUndamaged(path: string, result: unknown): void {
  if (result !== 'ok') throw new Error(`${path} is damaged (quick_check: ${result})`);
}
