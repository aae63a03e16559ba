import type { Database } from '#platform/database/index.ts';
import { consume } from './consume.ts';
import { tooManyAttempts } from './login-limiter.ts';
import { RateLimitStore } from './rate-limit-store.ts';
import { type CodeCheck, isAppCode, takeCode } from './two-factor.ts';

const maxWrongCodes = 20;
const windowSeconds = 60 * 60;

/**
 * Calls {@link takeCode} with a limit of twenty wrong six-digit codes per hour and account, from all IP addresses
 * together: someone with the password could otherwise try all codes from many of them. Recovery codes have no limit, so
 * that nobody can lock the owner out.
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
  const exceeded = await consume(wrongCodes, username);
  if (exceeded) throw tooManyAttempts(exceeded);
  const check = await takeCode(transaction, account, now);
  if (check !== 'wrong') await wrongCodes.reward(username);
  return check;
}
