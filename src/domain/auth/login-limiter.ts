import { createHash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '#domain/domain-error.ts';
import type { Database } from '#platform/database/index.ts';
import { addressBlock } from './address-block.ts';
import { RateLimitStore } from './rate-limit-store.ts';

const maxFailures = 5;
const windowSeconds = 15 * 60;

export type LoginLimiter = {
  /**
   * Counts an attempt. It is counted before its password is looked at, or else attempts that run together would all be
   * within the limit.
   *
   * @throws {DomainError} `too-many-attempts` when the limit is reached
   */
  take: () => Promise<void>;
  /** Takes back the last count, for an attempt whose password was never looked at. */
  giveBack: () => Promise<void>;
  /** Forgets all attempts: the right password was given. */
  clear: () => Promise<void>;
};

/** At most five failed logins in any 15 minutes for an account and an address, over all processes on the database. */
export function createLoginLimiter(
  database: Database,
  login: { username: string; address: string },
  now: Date,
): LoginLimiter {
  const key = keyOf(login);
  const store = new RateLimitStore(database, now, {
    keyPrefix: 'login',
    points: maxFailures,
    durationSeconds: windowSeconds,
  });
  return {
    async take() {
      try {
        await store.consume(key);
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooManyAttempts(refusal) : refusal;
      }
    },
    async giveBack() {
      await store.reward(key);
    },
    async clear() {
      await store.delete(key);
    },
  };
}

/** Hashed, since it may be long, and since people type their password where the username belongs. */
function keyOf({ username, address }: { username: string; address: string }): string {
  const account = username.normalize('NFKC').toLowerCase();
  return createHash('sha256')
    .update(JSON.stringify([account, addressBlock(address)]))
    .digest('base64url');
}

function tooManyAttempts({ msBeforeNext }: RateLimiterRes): DomainError {
  const retryAfterSeconds = Math.max(Math.ceil(msBeforeNext / 1_000), 1);
  return new DomainError('too-many-attempts', 'Too many failed logins; try again later', {
    retryAfterSeconds,
  });
}
