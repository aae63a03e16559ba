import { DomainError } from '#domain/domain-error.ts';
import type { Database } from '#platform/database/index.ts';
import { createLoginLimiter } from './login-limiter.ts';
import { refuseWhenTooManyHashesWait, verifyPassword } from './password-hash.ts';
import { createSession, type SessionUser } from './sessions.ts';

export type Login = {
  username: string;
  password: string;
  /** Where the request came from. */
  address: string;
};

/**
 * Opens a session. An unknown user and a wrong password take the same time and the same answer.
 *
 * @throws {DomainError} `wrong-credentials`, or with `retryAfterSeconds`: `too-many-attempts` after five failures in 15
 *   minutes for this account and address, `busy` when too many logins wait for their turn
 */
export async function signIn(
  database: Database,
  login: Login,
  now: Date = new Date(),
): Promise<{ token: string; user: SessionUser }> {
  // First of all, so that a flood costs neither a write nor a read.
  refuseWhenTooManyHashesWait();
  const limiter = createLoginLimiter(database, login, now);
  await limiter.take();
  let passwordHash: string | null;
  try {
    passwordHash = await checkPassword(database, login);
  } catch (error) {
    await limiter.giveBack();
    throw error;
  }
  const token = passwordHash && (await openSession(database, login.username, passwordHash, now));
  if (!token) throw wrongCredentials();
  await limiter.clear();
  return { token, user: { username: login.username } };
}

/** @returns the stored hash that the password matches; null for a wrong password and for an unknown user */
async function checkPassword(
  database: Database,
  { username, password }: Login,
): Promise<string | null> {
  const admin = await findAdmin(database, username);
  const isRight = await verifyPassword(password, admin?.password_hash);
  return admin && isRight ? admin.password_hash : null;
}

async function findAdmin(database: Database, username: string) {
  // PostgreSQL refuses a text that holds a zero character, even to compare with.
  if (username.includes('\0')) return undefined;
  return await database
    .selectFrom('admins')
    .select('password_hash')
    .where('username', '=', username)
    .executeTakeFirst();
}

/** @returns null when the password was changed since it was checked */
async function openSession(
  database: Database,
  username: string,
  passwordHash: string,
  now: Date,
): Promise<string | null> {
  return await database.transaction().execute(async (transaction) => {
    // Changes nothing, but locks the row on both engines: a reset that ends all sessions waits, and then ends this one.
    const unchanged = await transaction
      .updateTable('admins')
      .set({ password_hash: passwordHash })
      .where('username', '=', username)
      .where('password_hash', '=', passwordHash)
      .returning('username')
      .executeTakeFirst();
    return unchanged ? await createSession(transaction, username, now) : null;
  });
}

function wrongCredentials(): DomainError {
  return new DomainError('wrong-credentials', 'The username or the password is wrong');
}
