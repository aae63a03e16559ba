import type { Database } from '#platform/database/index.ts';
import { insertAdmin } from './admins.ts';
import { rejectCommonPassword } from './common-passwords.ts';
import { generatePassword, recordGenerated } from './generate-password.ts';
import { hashPassword } from './password-hash.ts';

const lockKey = 'first-admin-created-at';

/**
 * Creates an admin if there is none. Of several processes that start together, one creates it.
 *
 * @param given without a password, a random one is generated
 * @returns null if there was an admin already; a password only if it was generated here
 * @throws {DomainError} `common-password`
 */
export async function createFirstAdmin(
  database: Database,
  given: { username: string; password: string | undefined },
): Promise<{ generatedPassword?: string } | null> {
  if (await hasAdmin(database)) return null;
  if (given.password !== undefined) await rejectCommonPassword(given.password);
  const password = given.password ?? generatePassword();
  const passwordHash = await hashPassword(password);
  const isCreated = await database.transaction().execute(async (transaction) => {
    await lockCreation(transaction);
    if (await hasAdmin(transaction)) return false;
    await recordGenerated(transaction, given.username, given.password === undefined);
    return await insertAdmin(transaction, given.username, passwordHash);
  });
  if (!isCreated) return null;
  return given.password === undefined ? { generatedPassword: password } : {};
}

async function hasAdmin(database: Database): Promise<boolean> {
  const admin = await database.selectFrom('admins').select('username').limit(1).executeTakeFirst();
  return admin !== undefined;
}

/** Other processes wait for the same row until the transaction ends, even if they were given other usernames. */
async function lockCreation(transaction: Database): Promise<void> {
  await transaction
    .insertInto('settings')
    .values({ key: lockKey, value: new Date().toISOString() })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({ value: row.ref('settings.value') })),
    )
    .execute();
}
