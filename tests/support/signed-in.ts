import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#platform/database/index.ts';

/** An Argon2id hash of minimum cost, of an unknown password. */
const opensForNobody =
  '$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';

/** The headers of a call by an admin who has just signed in. Creates the admin if there is none of this name. */
export async function signedInHeaders(
  database: Database,
  username = 'dara',
): Promise<{ authorization: string }> {
  const token = randomBytes(32).toString('base64url');
  const now = new Date().toISOString();
  await database
    .insertInto('admins')
    .values({ username, password_hash: opensForNobody, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database
    .insertInto('sessions')
    .values({
      token_hash: createHash('sha256').update(token).digest('hex'),
      username,
      created_at: now,
      last_used_at: now,
    })
    .execute();
  return { authorization: `Bearer ${token}` };
}
