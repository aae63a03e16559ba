import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';

/** Files up to this size are read in a moment; larger ones would keep the first visitors waiting. */
const checkedBeforeUseBytes = 32 * 1024 * 1024;

/**
 * Lets SQLite look through the whole file for damage (`quick_check`). A large file is checked in a thread beside the first
 * answers; damage found there ends the process, as it would have kept it from starting.
 *
 * @throws when a file of up to 32 MB is damaged
 */
export function checkSqliteFile(database: DatabaseSync, path: string): void {
  if (statSync(path).size <= checkedBeforeUseBytes)
    refuseDamage(path, database.prepare('PRAGMA quick_check(1)').get()?.quick_check);
  else
    new Worker(checkInThread, { eval: true, workerData: path, execArgv: [] })
      .on('message', (result) => refuseDamage(path, result))
      .unref();
}

/** As text, so that it needs no file of its own beside the built server. */
const checkInThread = `
  const { DatabaseSync } = require('node:sqlite');
  const { parentPort, workerData } = require('node:worker_threads');
  const database = new DatabaseSync(workerData, { readOnly: true });
  parentPort.postMessage(database.prepare('PRAGMA quick_check(1)').get().quick_check);
  database.close();
`;

function refuseDamage(path: string, result: unknown): void {
  if (result !== 'ok') throw new Error(`${path} is damaged (quick_check: ${result})`);
}
