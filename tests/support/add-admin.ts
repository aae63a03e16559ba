import { argon2Sync, randomBytes } from 'node:crypto';
import type { Database } from '#platform/database/index.ts';

/** The minimum cost of Argon2. A stored hash contains its cost, so checking such a password is cheap too. */
const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 };

/**
 * Adds an admin whose password takes microseconds to check. `hashPassword` takes 19 MiB and 2 passes.
 * `password-hash.test.ts` tests that cost; other tests don't need it.
 */
export async function addAdmin(
  database: Database,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await database
    .insertInto('admins')
    .values({
      username,
      password_hash: cheapHash(password),
      created_at: new Date().toISOString(),
    })
    .execute();
}

/** Argon2id in PHC format, as `hashPassword` returns it, with the minimum cost. */
export function cheapHash(password: string): string {
  const nonce = randomBytes(16);
  const hash = argon2Sync('argon2id', { ...cost, message: password.normalize('NFKC'), nonce });
  const { memory, passes, parallelism } = cost;
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hash)}`;
}
