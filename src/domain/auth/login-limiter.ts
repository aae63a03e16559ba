import { createHash } from 'node:crypto';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '#domain/domain-error.ts';
import type { Database } from '#platform/database/index.ts';
import { ipSubnet } from '#platform/http/ip-subnet.ts';
import { consume } from './consume.ts';
import { RateLimitStore } from './rate-limit-store.ts';

const maxFailures = 5;
const windowSeconds = 15 * 60;
/** How long an address at which the right password was given is told from strangers. */
const knownForSeconds = 30 * 24 * 60 * 60;
/** Of all that is counted in the database. */
export const longestWindowSeconds = knownForSeconds;

/** Where an attempt comes from. */
export type LoginSource = {
  username: string;
  address: string;
  /** What `signIn` gave this browser when somebody signed in with it before. */
  device?: string | undefined;
};

export type PasswordLimiter = {
  /**
   * Counts an attempt. It is counted before its password is looked at, or else attempts that run together would all be
   * within the limit.
   *
   * @throws {DomainError} `too-many-attempts` when the limit is reached
   */
  take: () => Promise<void>;
  /** Takes back the last count, for an attempt whose password was never looked at. */
  giveBack: () => Promise<void>;
};

export type LoginLimiter = PasswordLimiter & {
  /** Forgets all attempts, and remembers the address and the device: their owner has signed in. */
  succeed: (device: string) => Promise<void>;
  /** Whether the account was signed in to from this address or with this device in the last 30 days. */
  isKnown: () => Promise<boolean>;
};

/**
 * At most five failed logins in any 15 minutes for an account and an address, over all processes on the database. A device
 * that has signed in to the account before has a count of its own, so that nobody who shares its address can lock its
 * owner out (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 */
export function createLoginLimiter(
  database: Database,
  { username, address, device }: LoginSource,
  now: Date,
): LoginLimiter {
  const addressKey = keyOf(username, ipSubnet(address));
  const deviceKey = device === undefined ? undefined : keyOf(username, 'device', device);
  const known = new RateLimitStore(database, now, {
    keyPrefix: 'known-login',
    points: 1,
    durationSeconds: knownForSeconds,
  });
  let choosing: Promise<string> | undefined;
  const chosenKey = () => {
    choosing ??= choose();
    return choosing;
  };
  const choose = async () =>
    deviceKey && (await known.get(deviceKey)) !== null ? deviceKey : addressKey;
  const attempts = createCounter(database, now, chosenKey);
  return {
    ...attempts,
    async succeed(newDevice) {
      await attempts.forget();
      for (const key of [addressKey, keyOf(username, 'device', newDevice)])
        await known.set(key, 1, knownForSeconds);
    },
    async isKnown() {
      return (await chosenKey()) === deviceKey || (await known.get(addressKey)) !== null;
    },
  };
}

/**
 * The same five attempts for somebody who is signed in and gives the password once more. They count for the session: a
 * stolen one is no way to guess the password, and strangers at the owner's address can't use up the owner's attempts.
 *
 * @param owner whose session has this token
 */
export function createPasswordLimiter(
  database: Database,
  owner: { username: string; token: string },
  now: Date,
): PasswordLimiter {
  const key = keyOf(owner.username, 'session', owner.token);
  return createCounter(database, now, async () => key);
}

function createCounter(database: Database, now: Date, findKey: () => Promise<string>) {
  const store = new RateLimitStore(database, now, {
    keyPrefix: 'login',
    points: maxFailures,
    durationSeconds: windowSeconds,
  });
  return {
    async take() {
      const refusal = await consume(store, await findKey());
      if (refusal) throw tooManyAttempts(refusal);
    },
    async giveBack() {
      await store.reward(await findKey());
    },
    async forget() {
      await store.delete(await findKey());
    },
  };
}

/** Hashed, since it may be long or a secret, and since people type their password where the username belongs. */
function keyOf(username: string, ...source: readonly string[]): string {
  const account = username.normalize('NFKC').toLowerCase();
  return createHash('sha256')
    .update(JSON.stringify([account, ...source]))
    .digest('base64url');
}

export function tooManyAttempts({ msBeforeNext }: RateLimiterRes): DomainError {
  const retryAfterSeconds = Math.max(Math.ceil(msBeforeNext / 1_000), 1);
  return new DomainError('too-many-attempts', 'Too many failed logins; try again later', {
    retryAfterSeconds,
  });
}
