import type { Database } from '#platform/database/index.ts';
import { consume } from './consume.ts';
import { tooManyAttempts } from './login-limiter.ts';
import { RateLimitStore } from './rate-limit-store.ts';
import { type CodeCheck, isAppCode, takeCode } from './two-factor.ts';

const maxWrongCodes = 20;
const windowSeconds = 60 * 60;

/**
 * {@link takeCode}, of six digits at most twenty times wrong in an hour for an account, whatever the addresses: who has the
 * password could otherwise try all codes from many of them. Recovery codes go on being taken, so that nobody can lock
 * the owner out.
 *
 * @throws {DomainError} `too-many-attempts`
 */
export async function takeCodeWithinLimit(
  transaction: Database,
  account: Parameters<typeof takeCode>[1],
  now: Date,
): Promise<CodeCheck> {
  const { username, code } = account;
  if (code === undefined || !isAppCode(code)) return await takeCode(transaction, account, now);
  const wrongCodes = new RateLimitStore(transaction, now, {
    keyPrefix: 'wrong-codes',
    points: maxWrongCodes,
    durationSeconds: windowSeconds,
  });
  const refusal = await consume(wrongCodes, username);
  if (refusal) throw tooManyAttempts(refusal);
  const check = await takeCode(transaction, account, now);
  if (check !== 'wrong') await wrongCodes.reward(username);
  return check;
}
