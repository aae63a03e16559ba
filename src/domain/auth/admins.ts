import { type Database, inTransaction } from '#platform/database/index.ts';
import { rejectCommonPassword } from './common-passwords.ts';
import { recordGenerated } from './generate-password.ts';
import { hashPassword } from './password-hash.ts';
import { revokeSessions } from './sessions.ts';

type Admin = {
  username: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** Includes expired sessions that are not deleted yet. */
  sessions: number;
};

type NewPassword = {
  username: string;
  password: string;
  /** Nobody chose it, and it was printed. */
  isGenerated?: boolean;
};

/**
 * @returns false, without a change, if the username is taken
 * @throws {DomainError} `common-password`
 */
export async function createAdmin(
  database: Database,
  { username, password, isGenerated = false }: NewPassword,
): Promise<boolean> {
  await rejectCommonPassword(password);
  const isCreated = await insertAdmin(database, username, await hashPassword(password));
  if (isCreated) await recordGenerated(database, username, isGenerated);
  return isCreated;
}

/** @returns false, without a change, if the username is taken */
export async function insertAdmin(
  database: Database,
  username: string,
  passwordHash: string,
): Promise<boolean> {
  const created = await database
    .insertInto('admins')
    .values({ username, password_hash: passwordHash, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('username')
    .executeTakeFirst();
  return created !== undefined;
}

/**
 * Changes the password and ends the sessions of the admin.
 *
 * @returns false if there is no such admin
 * @throws {DomainError} `common-password`
 */
export async function resetPassword(
  database: Database,
  { username, password, isGenerated = false }: NewPassword,
): Promise<boolean> {
  await rejectCommonPassword(password);
  const passwordHash = await hashPassword(password);
  return await inTransaction(database, async (transaction) => {
    const changed = await transaction
      .updateTable('admins')
      .set({ password_hash: passwordHash })
      .where('username', '=', username)
      .returning('username')
      .executeTakeFirst();
    if (changed) {
      await revokeSessions(transaction, username);
      await recordGenerated(transaction, username, isGenerated);
    }
    return changed !== undefined;
  });
}

/** Sorted by name. */
export async function listAdmins(database: Database): Promise<Admin[]> {
  return await database
    .selectFrom('admins')
    .leftJoin('sessions', 'sessions.username', 'admins.username')
    .select((row) => [
      'admins.username',
      'admins.created_at as createdAt',
      row.fn.count<number>('sessions.token_hash').as('sessions'),
    ])
    .groupBy(['admins.username', 'admins.created_at'])
    .orderBy('admins.username')
    .execute();
}
