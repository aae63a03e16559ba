import { createHook } from 'node:async_hooks';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { WrongKeyError } from './backup-error.ts';
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

/** How many keys are derived until some work ends, with its result. */
async function derivationsDuring<Result>(
  work: () => Promise<Result>,
): Promise<{ derivations: number; result: Result }> {
  let derivations = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'SCRYPTREQUEST') derivations += 1;
    },
  }).enable();
  try {
    const result = await work();
    return { derivations, result };
  } finally {
    hook.disable();
  }
}

test('a key is derived beside the event loop, once for a backup and each key that is tried', async () => {
  const salt = newSalt();
  const encrypting = buffer(encrypt(piecesOf('a text'), 'a key', salt));
  expect(await turnsDuring(encrypting)).toBeGreaterThan(1);
  const encrypted = await encrypting;
  const decryptWith = (key: string) => () => buffer(decrypt(piecesOf(encrypted), key, salt));
  const decrypted = await derivationsDuring(decryptWith('a key'));
  expect(decrypted).toEqual({ derivations: 0, result: Buffer.from('a text') });
  const tried = await derivationsDuring(() =>
    decryptWith('another key')().catch((error: unknown) => error),
  );
  expect(tried).toEqual({ derivations: 1, result: expect.any(WrongKeyError) });
});
