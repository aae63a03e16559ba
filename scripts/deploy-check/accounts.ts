import { listAdmins, listGeneratedPasswords } from '#domain/auth/index.ts';
import type { Database } from '#platform/database/index.ts';
import { type CheckResult, fail, pass, warn } from './check-result.ts';

/** How well the accounts of the panel are protected. */
export async function checkAccounts(database: Database): Promise<CheckResult[]> {
  const admins = (await listAdmins(database)).map(({ username }) => username);
  const generated = await listGeneratedPasswords(database);
  const protectedOnes = await database
    .selectFrom('second_factors')
    .select('username')
    .where('confirmed_at', 'is not', null)
    .execute();
  const unprotected = admins.filter(
    (name) => !protectedOnes.some(({ username }) => username === name),
  );
  return [generatedPasswords(generated), secondFactors(admins, unprotected)];
}

function generatedPasswords(names: readonly string[]): CheckResult {
  if (names.length === 0)
    return pass('generated-password', 'No account has a password that was printed');
  return fail(
    'generated-password',
    `Still with the password that was printed: ${names.join(', ')}`,
    'it stands in the log of the site, which more people read and which is kept',
    'sign in, More, Account, and choose another one',
  );
}

function secondFactors(admins: readonly string[], unprotected: readonly string[]): CheckResult {
  if (admins.length === 0)
    return warn(
      'two-factor',
      'There is no account yet',
      'nobody can sign in to the panel',
      'npm run admin create <username>',
    );
  if (unprotected.length === 0)
    return pass('two-factor', `All accounts have two-factor sign-in: ${admins.join(', ')}`);
  return fail(
    'two-factor',
    `Without two-factor sign-in: ${unprotected.join(', ')}`,
    'whoever learns the password can publish in your name',
    'each of them: sign in, More, Account, Two-step verification',
  );
}
