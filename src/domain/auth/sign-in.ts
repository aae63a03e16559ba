import { randomBytes } from 'node:crypto';
import { type Actor, recordInAuditLog } from '#domain/audit-log/index.ts';
import { DomainError } from '#domain/domain-error.ts';
import type { Database } from '#platform/database/index.ts';
import { ipSubnet } from '#platform/http/ip-subnet.ts';
import { withAnonymousLimit } from './anonymous-db-limit.ts';
import { takeCodeWithinLimit } from './code-limiter.ts';
import {
  createLoginLimiter,
  type LoginLimiter,
  type LoginSource,
  shouldLogFailedLogin,
} from './login-limiter.ts';
import { type HashQueueSlot, hasCapacity, queueFull, verifyPassword } from './password-hash.ts';
import { createSession, type SessionUser } from './sessions.ts';
import type { CodeCheck } from './two-factor.ts';

export type Login = LoginSource & {
  password: string;
  /** The user agent. */
  userAgent?: string;
  /** A code of the second factor or a recovery code. It is checked after the password. */
  code?: string | undefined;
};

export type SignedIn = {
  token: string;
  user: SessionUser;
  /** A token for the browser to send with the next login: 256 random bits, which do not open a session. */
  device: string;
};

/**
 * Opens a session. An unknown user and a wrong password get the same error after the same time.
 *
 * @param secretKey `SECRET_KEY`, the key of the second factors' secrets
 * @throws {DomainError} `wrong-credentials`; after the right password `code-required` or `wrong-code`; or with
 * `retryAfterSeconds`: `too-many-attempts` after five failures in 15 minutes for this account and IP address, or known
 * device; `busy` if too many logins wait
 */
export async function signIn(
  database: Database,
  login: Login,
  now: Date = new Date(),
  secretKey?: string,
): Promise<SignedIn> {
  const limiter = createLoginLimiter(database, login, now);
  const passwordHash = await withAnonymousLimit(async () => {
    // Comes first, so that most logins of a flood cost no write and at most one read. The limit of places for one IP
    // address is checked later: the limit of an account gives the more helpful error.
    await findSlot({ queue: 'open' }, limiter);
    const found = await findAdmin(database, login.username);
    await limiter.take();
    return found?.password_hash;
  });
  let admin: CheckedAdmin;
  try {
    admin = await checkPassword(login, passwordHash, limiter);
  } catch (error) {
    await withAnonymousLimit(limiter.giveBack);
    throw error;
  }
  const opened = admin.isRight ? await openSession(database, login, admin, now, secretKey) : null;
  if (opened?.token) {
    const device = login.device ?? randomBytes(32).toString('base64url');
    await limiter.succeed(device);
    return { token: opened.token, user: { username: login.username }, device };
  }
  if (opened?.check === 'missing') {
    await limiter.giveBack();
    throw new DomainError('code-required', 'Enter the code of your authenticator app');
  }
  await logFailedLogin(database, login, admin.passwordHash !== undefined, now);
  if (opened?.check === 'wrong') throw wrongCode();
  throw wrongCredentials();
}

/** Uses the second queue when the first is full and the account knows the IP address or the device. */
async function findSlot(open: HashQueueSlot, limiter: LoginLimiter): Promise<HashQueueSlot> {
  if (hasCapacity(open)) return open;
  const known: HashQueueSlot = { queue: 'known' };
  if (hasCapacity(known) && (await limiter.isKnown())) return known;
  throw queueFull();
}

type CheckedAdmin =
  | { isRight: true; passwordHash: string }
  | { isRight: false; passwordHash: string | undefined };

async function checkPassword(
  { password, ipAddress }: Login,
  passwordHash: string | undefined,
  limiter: LoginLimiter,
): Promise<CheckedAdmin> {
  // The queue may have filled up since the login came.
  const open: HashQueueSlot = { queue: 'open', ipAddress: ipSubnet(ipAddress) };
  const slot = hasCapacity(open) ? open : await withAnonymousLimit(() => findSlot(open, limiter));
  const isRight = await verifyPassword(password, passwordHash, slot);
  return isRight && passwordHash !== undefined
    ? { isRight, passwordHash }
    : { isRight: false, passwordHash };
}

async function findAdmin(database: Database, username: string) {
  // PostgreSQL rejects a text with a null character, even in a comparison.
  if (username.includes('\0')) return undefined;
  return await database
    .selectFrom('admins')
    .select('password_hash')
    .where('username', '=', username)
    .executeTakeFirst();
}

/** @returns null if the password was changed since the check; no token if a code is missing or wrong */
async function openSession(
  database: Database,
  login: Login,
  { passwordHash }: CheckedAdmin,
  now: Date,
  secretKey: string | undefined,
): Promise<{ token: string | null; check: CodeCheck } | null> {
  const { username, ipAddress, code, userAgent = '' } = login;
  return await database.transaction().execute(async (transaction) => {
    // Changes nothing, but locks the row on both engines: a reset that ends all sessions waits, and then ends this one.
    const unchanged = await transaction
      .updateTable('admins')
      .set({ username })
      .where('username', '=', username)
      .where('password_hash', '=', passwordHash ?? '')
      .returning('username')
      .executeTakeFirst();
    if (!unchanged) return null;
    const check = await takeCodeWithinLimit(transaction, { username, code, secretKey }, now);
    if (check === 'missing' || check === 'wrong') return { token: null, check };
    const actor: Actor = { username, ipAddress };
    const token = await createSession(transaction, username, now, { ipAddress, userAgent });
    if (check === 'recovery-code')
      await recordInAuditLog(transaction, actor, { action: 'recovery-code-used' }, now);
    await recordInAuditLog(transaction, actor, { action: 'signed-in' }, now);
    return { token, check };
  });
}

/** Unknown usernames are not recorded: people type their password into the username field. */
async function logFailedLogin(
  database: Database,
  { username, ipAddress }: Login,
  isAccount: boolean,
  now: Date,
): Promise<void> {
  const account = isAccount ? username : null;
  if (!(await shouldLogFailedLogin(database, account, now))) return;
  const actor = { username: account, ipAddress };
  await recordInAuditLog(database, actor, { action: 'sign-in-failed' }, now);
}

export function wrongCode(): DomainError {
  return new DomainError('wrong-code', 'The code is wrong, or was used before');
}

function wrongCredentials(): DomainError {
  return new DomainError('wrong-credentials', 'The username or the password is wrong');
}
