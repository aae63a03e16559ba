import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { BackupError, WrongKeyError } from './backup-error.ts';

const algorithm = 'aes-256-gcm';
const chunkBytes = 64 * 1024;
const tagBytes = 16;
/** The cost that OWASP's Password Storage Cheat Sheet asks of scrypt: 128 MB for half a second. */
const scryptCost = { N: 2 ** 17, r: 8, p: 1, maxmem: 192 * 1024 * 1024 };

type Bytes = AsyncIterable<Buffer>;

export function newSalt(): string {
  return randomBytes(16).toString('base64');
}

/**
 * Encrypts chunk by chunk with AES-256-GCM (the STREAM construction): the nonce of a chunk is its number and whether it
 * is the last, so a chunk that is missing, moved or cut off is found. The key is derived for one file, so no nonce is
 * used twice.
 *
 * @param salt from {@link newSalt}
 */
export async function* encrypt(plain: Bytes, secret: string, salt: string): Bytes {
  const key = await keyOf(secret, salt);
  for await (const { chunk, number, isLast } of inChunks(plain, chunkBytes)) {
    const cipher = createCipheriv(algorithm, key, nonceOf(number, isLast));
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/** @throws {BackupError} when the secret is another one, or a chunk was changed */
export async function* decrypt(encrypted: Bytes, secret: string, salt: string): Bytes {
  const key = await keyOf(secret, salt);
  for await (const { chunk, number, isLast } of inChunks(encrypted, chunkBytes + tagBytes)) {
    const decipher = createDecipheriv(algorithm, key, nonceOf(number, isLast), {
      authTagLength: tagBytes,
    });
    try {
      decipher.setAuthTag(chunk.subarray(-tagBytes));
      yield Buffer.concat([decipher.update(chunk.subarray(0, -tagBytes)), decipher.final()]);
    } catch {
      throw number === 0
        ? new WrongKeyError('BACKUP_KEY is not the key that this backup was made with')
        : new BackupError('The backup was changed after it was made');
    }
  }
}

/** The last one that was derived: one process reads a backup up to three times. */
let derived: { secret: string; salt: string; key: Buffer } | undefined;

async function keyOf(secret: string, salt: string): Promise<Buffer> {
  if (derived?.secret === secret && derived.salt === salt) return derived.key;
  const key = await deriveKey(secret, salt);
  derived = { secret, salt, key };
  return key;
}

/** In a thread of its own, so that the event loop goes on. */
async function deriveKey(secret: string, salt: string): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const saltBytes = Buffer.from(salt, 'base64');
  scrypt(secret.normalize('NFC'), saltBytes, 32, scryptCost, (error, key) =>
    error ? reject(error) : resolve(key),
  );
  return await promise;
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Chunks of one size; the last one may be shorter. */
async function* inChunks(
  bytes: Bytes,
  size: number,
): AsyncIterable<{ chunk: Buffer; number: number; isLast: boolean }> {
  let rest: Buffer = Buffer.alloc(0);
  let number = 0;
  for await (const piece of bytes) {
    rest = Buffer.concat([rest, piece]);
    let start = 0;
    // A full chunk may be the last one: only the next bytes tell.
    for (; rest.length - start > size; start += size, number++)
      yield { chunk: rest.subarray(start, start + size), number, isLast: false };
    rest = rest.subarray(start);
  }
  yield { chunk: rest, number, isLast: true };
}
