import { randomBytes } from 'node:crypto';
import type { Database } from '#platform/database/index.ts';

/** A password of 144 random bits, in 24 letters, digits, hyphens and underscores. */
export function generatePassword(): string {
  return randomBytes(18).toString('base64url');
}

const prefix = 'generated-password ';

/** Remembers whether the password of an account was generated and printed: its owner should choose another one. */
export async function recordGenerated(
  database: Database,
  username: string,
  isGenerated: boolean,
): Promise<void> {
  const key = prefix + username;
  if (isGenerated)
    await database
      .insertInto('settings')
      .values({ key, value: new Date().toISOString() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  else await database.deleteFrom('settings').where('key', '=', key).execute();
}

/** @returns the usernames of the accounts that still have a generated password */
export async function listGeneratedPasswords(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('settings')
    .select('key')
    .where('key', 'like', `${prefix}%`)
    .orderBy('key')
    .execute();
  return rows.map(({ key }) => key.slice(prefix.length));
}
