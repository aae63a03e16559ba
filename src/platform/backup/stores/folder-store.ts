import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { partialBackupPath, removeStalePartialBackups } from '../cleanup.ts';
import { type BackupStore, onlyBackups } from './backup-store.ts';
import { StoreError, type StoreErrorCode } from './store-error.ts';

/**
 * A folder, such as a mounted disk. It must exist: creating it would put the backups of a disk that is not mounted onto
 * the very disk that they are there for.
 */
export function createFolderStore(folder: string): BackupStore {
  return {
    async put(name, path) {
      const target = join(folder, name);
      const part = partialBackupPath(target);
      await translated(folder, async () => {
        await assertFolder(folder);
        await removeStalePartialBackups(target);
        try {
          await copy(path, part);
          await rename(part, target);
        } finally {
          await rm(part, { force: true });
        }
      });
    },
    list: async () =>
      await translated(folder, async () => {
        const names = await readdir(folder);
        const backups = onlyBackups(names.map((name) => ({ name, bytes: 0 })));
        return await Promise.all(
          backups.map(async ({ name }) => ({ name, bytes: (await stat(join(folder, name))).size })),
        );
      }),
    async fetch(name, path) {
      try {
        await copy(join(folder, name), path);
      } catch (error) {
        // Only the own disk can run full here.
        throw codeOf(error) === 'full' ? error : toStoreError(folder, error);
      }
    },
    remove: async (name) => await translated(folder, async () => await rm(join(folder, name))),
  };
}

async function assertFolder(folder: string): Promise<void> {
  const found = await stat(folder);
  if (!found.isDirectory()) throw new StoreError('missing', `${folder} is no folder`);
}

/** Resolves once the copy is on the disk. Only its owner can read it. */
async function copy(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createWriteStream(to, { mode: 0o600, flush: true }));
}

const codes: Partial<Record<string, StoreErrorCode>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'denied',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  // A network folder whose server does not answer.
  EIO: 'unreachable',
  ESTALE: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EHOSTDOWN: 'unreachable',
  ENOTCONN: 'unreachable',
};

async function translated<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw toStoreError(folder, error);
  }
}

function codeOf(error: unknown): StoreErrorCode {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return codes[code] ?? 'failed';
}

function toStoreError(folder: string, error: unknown): unknown {
  if (error instanceof StoreError || !(error instanceof Error)) return error;
  return new StoreError(codeOf(error), `${folder}: ${error.message}`);
}
