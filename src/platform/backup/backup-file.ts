import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import { decrypt, encrypt, newSalt } from './encryption.ts';

/*
 * The format: a first line of plain text (`lutka-backup` and JSON with the version, and the salt if it is encrypted);
 * the lines of the backup, compressed with zstd and, if there is a key, encrypted; and the SHA-256 of everything
 * before, 32 bytes.
 */
const magic = 'lutka-backup ';
const version = 1;
const checksumBytes = 32;
const newline = 0x0a;

const firstLine = z.object({ version: z.number().int(), salt: z.string().nullable() });

/**
 * Resolves once the file is on the disk. Only its owner can read it.
 *
 * @param secret encrypts the file
 */
export async function writeBackupFile(
  path: string,
  lines: AsyncIterable<string>,
  secret: string | undefined,
): Promise<void> {
  const salt = secret === undefined ? null : newSalt();
  const head = Buffer.from(`${magic}${JSON.stringify({ version, salt })}\n`);
  await pipeline(
    // A line may hold an image: buffer one at a time.
    Readable.from(lines, { highWaterMark: 1 }),
    createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 6 } }),
    secret === undefined || salt === null
      ? new PassThrough()
      : (plain: AsyncIterable<Buffer>) => encrypt(plain, secret, salt),
    (body: AsyncIterable<Buffer>) => withChecksum(head, body),
    createWriteStream(path, { mode: 0o600, flush: true }),
  );
}

async function* withChecksum(head: Buffer, body: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const hash = createHash('sha256').update(head);
  yield head;
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
  yield hash.digest();
}

/**
 * @param read gets the lines, without line breaks
 * @throws {BackupError} when the file is no backup, is damaged, is of a newer version, or has another key
 */
export async function readBackupFile<Result>(
  path: string,
  secret: string | undefined,
  read: (lines: AsyncIterable<string>) => Promise<Result>,
): Promise<Result> {
  const { headBytes, bodyEnd, salt } = await checkBackupFile(path);
  if (salt !== null && secret === undefined)
    throw new BackupError(`${path} is encrypted: set BACKUP_KEY to the key it was made with`);
  return await pipeline(
    createReadStream(path, { start: headBytes, end: bodyEnd - 1 }),
    salt === null || secret === undefined
      ? new PassThrough()
      : (encrypted: AsyncIterable<Buffer>) => decrypt(encrypted, secret, salt),
    createZstdDecompress(),
    (plain: AsyncIterable<Buffer>) => read(splitLines(plain)),
  );
}

/** Whether a file may be an unfinished backup; an empty file may. */
export async function mayBePartialBackup(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(magic.length), 0, magic.length, 0);
    return magic.startsWith(buffer.toString('latin1', 0, bytesRead));
  } finally {
    await file.close();
  }
}

async function checkBackupFile(path: string) {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`Can't read ${path}: ${error.message}`);
  });
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1_024), 0, 1_024, 0);
    const start = buffer.subarray(0, bytesRead);
    if (!start.toString('latin1').startsWith(magic))
      throw new BackupError(`${path} is no backup of this site`);
    const headBytes = start.indexOf(newline) + 1;
    const bodyEnd = size - checksumBytes;
    if (headBytes === 0 || bodyEnd < headBytes || !(await hasValidChecksum(file, bodyEnd)))
      throw new BackupError(`${path} is damaged or cut short: its checksum does not match`);
    const head = firstLine.parse(JSON.parse(start.toString('utf8', magic.length, headBytes)));
    if (head.version > version)
      throw new BackupError(
        `${path} was made by a newer version of the site: update this one first`,
      );
    return { headBytes, bodyEnd, salt: head.salt };
  } finally {
    await file.close();
  }
}

async function hasValidChecksum(file: FileHandle, bodyEnd: number): Promise<boolean> {
  const hash = createHash('sha256');
  const content = file.createReadStream({ start: 0, end: bodyEnd - 1, autoClose: false });
  for await (const chunk of content) hash.update(chunk);
  const { buffer } = await file.read(Buffer.alloc(checksumBytes), 0, checksumBytes, bodyEnd);
  return hash.digest().equals(buffer);
}

/** Not `readline`: it also splits at U+2028. */
async function* splitLines(bytes: AsyncIterable<Buffer>): AsyncIterable<string> {
  let pieces: Buffer[] = [];
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      yield Buffer.concat([...pieces, chunk.subarray(start, end)]).toString('utf8');
      pieces = [];
      start = end + 1;
    }
    pieces.push(chunk.subarray(start));
  }
}
