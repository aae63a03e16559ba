import { createHash } from 'node:crypto';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '#domain/domain-error.ts';
import type { Database } from '#platform/database/index.ts';
import { addressBlock } from './address-block.ts';
import { RateLimitStore } from './rate-limit-store.ts';
import { refusalOf } from './refusal-of.ts';

const maxFailures = 5;
const windowSeconds = 15 * 60;
/** How long an address at which the right password was given is told from strangers. */
const knownForSeconds = 30 * 24 * 60 * 60;
/** Of all that is counted in the database. */
export const longestWindowSeconds = knownForSeconds;

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
  /** Forgets all attempts, and remembers the address: its owner has signed in. */
  succeed: () => Promise<void>;
  /** Whether the account was signed in to from this address in the last 30 days. */
  isKnown: () => Promise<boolean>;
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
  const known = new RateLimitStore(database, now, {
    keyPrefix: 'known-login',
    points: 1,
    durationSeconds: knownForSeconds,
  });
  return {
    async take() {
      const refusal = await refusalOf(store, key);
      if (refusal) throw tooManyAttempts(refusal);
    },
    async giveBack() {
      await store.reward(key);
    },
    async succeed() {
      await store.delete(key);
      await known.set(key, 1, knownForSeconds);
    },
    async isKnown() {
      return (await known.get(key)) !== null;
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

export function tooManyAttempts({ msBeforeNext }: RateLimiterRes): DomainError {
  const retryAfterSeconds = Math.max(Math.ceil(msBeforeNext / 1_000), 1);
  return new DomainError('too-many-attempts', 'Too many failed logins; try again later', {
    retryAfterSeconds,
  });
}
