import { open, stat } from 'node:fs/promises';
import { posix } from 'node:path';
import { promisify } from 'node:util';
import type { FileEntryWithStats, SFTPWrapper } from 'ssh2';
import { dayMs } from '#language/durations.ts';
import { timeOfBackup } from '../backup-name.ts';
import { type BackupStore, onlyBackups } from './backup-store.ts';
import { type SftpSettings, withSftp } from './sftp-connection.ts';
import { StoreError } from './store-error.ts';

/** The slowest line on which a backup still arrives. */
const minBytesPerMs = 50;
/** Far more than any rule keeps; a listing without end stops here. */
const maxEntries = 20_000;
const chunkBytes = 256 * 1024;
const partSuffix = '.part';
/** Longer than an upload takes, during which its file grows. */
const stalePartMs = dayMs;

/**
 * A folder of another machine, over SSH (SFTP version 3, as OpenSSH speaks it). It must exist, as for a folder here. A
 * backup is written under another name and renamed once it is whole.
 *
 * @param requestMs what a small request takes at most on a slow line, its handshake included
 */
export function createSftpStore(
  settings: SftpSettings & { folder: string },
  requestMs: number = 60_000,
): BackupStore {
  const { folder } = settings;
  const timeoutFor = (bytes: number) => requestMs + Math.ceil(bytes / minBytesPerMs);
  const pathOf = (name: string) => posix.join(folder, name);
  const list = async () =>
    await withSftp(settings, requestMs, async (sftp) => {
      const entries = await listFolder(sftp, folder);
      return onlyBackups(
        entries.map(({ filename, attrs }) => ({ name: filename, bytes: attrs.size })),
      );
    });
  return {
    list,
    async put(name, path) {
      const { size } = await stat(path);
      await withSftp(settings, timeoutFor(size), async (sftp) => {
        await removeStaleParts(sftp, folder);
        const part = pathOf(name + partSuffix);
        try {
          await upload(sftp, path, part);
          await promisify(sftp.rename.bind(sftp))(part, pathOf(name));
        } catch (error) {
          await remove(sftp, part).catch(() => undefined);
          if (!hasStatus(error, status.failure) || !(await lacksRoom(sftp, folder, size)))
            throw error;
          throw new StoreError('full', `${settings.host} has no room for ${size} bytes`);
        }
      });
    },
    async fetch(name, path) {
      const entry = (await list()).find((stored) => stored.name === name);
      if (!entry) throw new StoreError('missing', `${settings.host} has no ${name}`);
      const { bytes } = entry;
      await withSftp(settings, timeoutFor(bytes), async (sftp) => {
        await download(sftp, pathOf(name), { bytes, path });
      });
    },
    remove: async (name) =>
      await withSftp(settings, requestMs, async (sftp) => await remove(sftp, pathOf(name))),
  };
}

async function listFolder(sftp: SFTPWrapper, folder: string): Promise<FileEntryWithStats[]> {
  const handle = await promisify(sftp.opendir.bind(sftp))(folder);
  const entries: FileEntryWithStats[] = [];
  for (let next = await readNext(sftp, handle); next; next = await readNext(sftp, handle)) {
    entries.push(...next);
    if (entries.length > maxEntries)
      throw new StoreError('failed', `${folder} has more than ${maxEntries} files`);
  }
  await promisify(sftp.close.bind(sftp))(handle);
  return entries;
}

/** https://datatracker.ietf.org/doc/html/draft-ietf-secsh-filexfer-02#section-7 */
const status = { endOfFile: 1, failure: 4 } as const;

function hasStatus(error: unknown, code: number): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** @returns null after the last entries */
async function readNext(sftp: SFTPWrapper, handle: Buffer): Promise<FileEntryWithStats[] | null> {
  return await new Promise((resolve, reject) => {
    sftp.readdir(handle, (error, entries) => {
      if (hasStatus(error, status.endOfFile)) resolve(null);
      else if (error) reject(error);
      else resolve(entries);
    });
  });
}

async function upload(sftp: SFTPWrapper, path: string, to: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    sftp.fastPut(path, to, { mode: 0o600 }, (error) => (error ? reject(error) : resolve()));
  });
}

/** Reads as many bytes as were listed: what is sent beyond them is never asked for. */
async function download(
  sftp: SFTPWrapper,
  from: string,
  { bytes, path }: { bytes: number; path: string },
): Promise<void> {
  const handle = await promisify(sftp.open.bind(sftp))(from, 'r');
  const file = await open(path, 'w', 0o600);
  const buffer = Buffer.alloc(chunkBytes);
  try {
    for (let at = 0; at < bytes; ) {
      const length = await readChunk(sftp, handle, {
        buffer,
        at,
        length: Math.min(chunkBytes, bytes - at),
      });
      if (length === 0) throw new StoreError('failed', `${from} is shorter than it was listed`);
      await file.write(buffer, 0, length);
      at += length;
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

async function readChunk(
  sftp: SFTPWrapper,
  handle: Buffer,
  { buffer, at, length }: { buffer: Buffer; at: number; length: number },
): Promise<number> {
  return await new Promise((resolve, reject) => {
    sftp.read(handle, buffer, 0, length, at, (error, read) => {
      if (error) reject(error);
      else resolve(Math.min(read, length));
    });
  });
}

async function remove(sftp: SFTPWrapper, path: string): Promise<void> {
  await promisify(sftp.unlink.bind(sftp))(path);
}

/** Removes what uploads have left that broke off. */
async function removeStaleParts(sftp: SFTPWrapper, folder: string): Promise<void> {
  for (const { filename, attrs } of await listFolder(sftp, folder)) {
    const name = filename.endsWith(partSuffix) ? filename.slice(0, -partSuffix.length) : '';
    const isStale = Date.now() - attrs.mtime * 1_000 > stalePartMs;
    if (isStale && timeOfBackup(name) !== null)
      await remove(sftp, posix.join(folder, filename)).catch(() => undefined);
  }
}

/**
 * Whether the disk of the other machine has less room than a file needs. The protocol has no status for it: OpenSSH
 * says "Failure", and tells the room by its own extension.
 */
async function lacksRoom(sftp: SFTPWrapper, folder: string, bytes: number): Promise<boolean> {
  try {
    const { f_bavail: blocks, f_frsize: blockBytes } = await promisify(
      sftp.ext_openssh_statvfs.bind(sftp),
    )(folder);
    return blocks * blockBytes < bytes;
  } catch {
    // Another server than OpenSSH.
    return false;
  }
}
