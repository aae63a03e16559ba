import { recordInAuditLog, withAuditLog } from '#domain/audit-log/index.ts';
import { DomainError } from '#domain/domain-error.ts';
import type { Database } from '#platform/database/index.ts';
import { takeCodeWithinLimit } from './code-limiter.ts';
import { rejectCommonPassword } from './common-passwords.ts';
import { recordGenerated } from './generate-password.ts';
import { createPasswordLimiter } from './login-limiter.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { endOtherSessions, endSession } from './sessions.ts';
import { wrongCode } from './sign-in.ts';
import {
  confirmTwoFactor,
  type NewSecret,
  prepareTwoFactor,
  removeTwoFactor,
} from './two-factor.ts';

/** A signed-in user who changes their own account. */
export type AccountOwner = { username: string; ipAddress: string; token: string };

/**
 * Changes the password, and ends the other sessions of the account.
 *
 * @throws {DomainError} `wrong-password`, `common-password`, `too-many-attempts`, `busy`
 */
export async function changePassword(
  database: Database,
  owner: AccountOwner,
  passwords: { current: string; next: string },
  now: Date = new Date(),
): Promise<void> {
  const currentHash = await confirmPassword(database, owner, passwords.current, now);
  await rejectCommonPassword(passwords.next);
  const nextHash = await hashPassword(passwords.next, { queue: 'known' });
  await database.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('admins')
      .set({ password_hash: nextHash })
      .where('username', '=', owner.username)
      .where('password_hash', '=', currentHash)
      .returning('username')
      .executeTakeFirst();
    if (!changed) throw wrongPassword();
    await recordGenerated(transaction, owner.username, false);
    await endOtherSessions(transaction, owner);
    await recordInAuditLog(transaction, owner, { action: 'password-changed' }, now);
  });
}

/**
 * Creates the secret of a second factor, which its owner adds to an app.
 *
 * @throws {DomainError} `wrong-password`, `too-many-attempts`, `busy`; `invalid` if a second factor is on already
 */
export async function beginTwoFactor(
  database: Database,
  owner: AccountOwner,
  given: { password: string; issuer: string; secretKey: string | undefined },
  now: Date = new Date(),
): Promise<NewSecret> {
  await confirmPassword(database, owner, given.password, now);
  const prepared = await prepareTwoFactor(database, { ...given, username: owner.username });
  if (!prepared) throw new DomainError('invalid', 'Two-step verification is on already');
  return prepared;
}

/**
 * Switches the second factor on.
 *
 * @returns recovery codes, which are shown only once
 * @throws {DomainError} `wrong-code`
 */
export async function enableTwoFactor(
  database: Database,
  owner: AccountOwner,
  given: { code: string; secretKey: string | undefined },
  now: Date = new Date(),
): Promise<string[]> {
  const account = { ...given, username: owner.username };
  const codes = await withAuditLog(
    database,
    owner,
    async (transaction) => await confirmTwoFactor(transaction, account, now),
    (confirmed) => (confirmed ? [{ action: 'second-factor-on' }] : []),
  );
  if (!codes) throw wrongCode();
  return codes;
}

/**
 * Switches the second factor off, with the password and a code.
 *
 * @throws {DomainError} `wrong-password`, `wrong-code`, `too-many-attempts`, `busy`
 */
export async function disableTwoFactor(
  database: Database,
  owner: AccountOwner,
  given: { password: string; code: string; secretKey: string | undefined },
  now: Date = new Date(),
): Promise<void> {
  await confirmPassword(database, owner, given.password, now);
  const account = { ...given, username: owner.username };
  const isRight = await database.transaction().execute(async (transaction) => {
    if ((await takeCodeWithinLimit(transaction, account, now)) === 'wrong') return false;
    if (await removeTwoFactor(transaction, owner.username))
      await recordInAuditLog(transaction, owner, { action: 'second-factor-off' }, now);
    return true;
  });
  if (!isRight) throw wrongCode();
}

/** Ends one session of the account. @throws {DomainError} `not-found` */
export async function endOwnSession(
  database: Database,
  owner: AccountOwner,
  id: string,
): Promise<void> {
  const isEnded = await withAuditLog(
    database,
    owner,
    async (transaction) => await endSession(transaction, owner.username, id),
    (ended) => (ended ? [{ action: 'session-ended' }] : []),
  );
  if (!isEnded) throw new DomainError('not-found', 'There is no such session');
}

/** Ends all other sessions of the account. @returns how many there were */
export async function endOwnOtherSessions(
  database: Database,
  owner: AccountOwner,
): Promise<number> {
  return await withAuditLog(
    database,
    owner,
    async (transaction) => await endOtherSessions(transaction, owner),
    (ended) => (ended > 0 ? [{ action: 'other-sessions-ended', subject: String(ended) }] : []),
  );
}

/** @returns the stored password hash @throws {DomainError} `wrong-password`, `too-many-attempts`, `busy` */
async function confirmPassword(
  database: Database,
  owner: AccountOwner,
  password: string,
  now: Date,
): Promise<string> {
  const limiter = createPasswordLimiter(database, owner, now);
  await limiter.take();
  const admin = await database
    .selectFrom('admins')
    .select('password_hash')
    .where('username', '=', owner.username)
    .executeTakeFirst();
  let isRight: boolean;
  try {
    isRight = await verifyPassword(password, admin?.password_hash, { queue: 'known' });
  } catch (error) {
    await limiter.giveBack();
    throw error;
  }
  if (!admin || !isRight) throw wrongPassword();
  await limiter.giveBack();
  return admin.password_hash;
}

function wrongPassword(): DomainError {
  return new DomainError('wrong-password', 'Your current password is wrong');
}
