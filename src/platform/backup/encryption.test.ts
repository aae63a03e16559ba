import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { decrypt, encrypt, newSalt } from './encryption.ts';

async function* piecesOf(bytes: Buffer | string) {
  yield Buffer.from(bytes);
}

/** How often the event loop turns, so that readers are answered, before some work ends. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  void work.then(() => {
    isDone = true;
  });
  let turns = 0;
  for (; !isDone; turns += 1) await nextTurn();
  return turns;
}

test('a key is derived beside the event loop, to encrypt and to decrypt', async () => {
  const salt = newSalt();
  const encrypted = buffer(encrypt(piecesOf('a text'), 'a key', salt));
  expect(await turnsDuring(encrypted)).toBeGreaterThan(1);
  const decrypted = buffer(decrypt(piecesOf(await encrypted), 'a key', salt));
  expect(await turnsDuring(decrypted)).toBeGreaterThan(1);
  expect((await decrypted).toString()).toBe('a text');
});
