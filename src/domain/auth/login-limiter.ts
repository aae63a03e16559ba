import { createHash } from 'node:crypto';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '#domain/domain-error.ts';
import type { Database } from '#platform/database/index.ts';
import { ipSubnet } from '#platform/http/ip-subnet.ts';
import { consume } from './consume.ts';
import { RateLimitStore } from './rate-limit-store.ts';

const maxFailures = 5;
const windowSeconds = 15 * 60;
/** How long an IP address or a device counts as known after a login. */
const knownForSeconds = 30 * 24 * 60 * 60;
/** The longest window of all limits in the database. */
export const longestWindowSeconds = knownForSeconds;
/** More failed logins would hide all other entries of the audit log, and could fill a disk. */
const loggedFailuresPerHour = 60;
const hourSeconds = 60 * 60;

/** The account and the origin of an attempt. */
export type LoginSource = {
  username: string;
  ipAddress: string;
  /** The token that `signIn` gave this browser after an earlier login. */
  device?: string | undefined;
};

export type PasswordLimiter = {
  /**
   * Counts an attempt. It is counted before its password is checked; otherwise concurrent attempts would all be within
   * the limit.
   *
   * @throws {DomainError} `too-many-attempts` if the limit is reached
   */
  take: () => Promise<void>;
  /** Takes back the last count, for an attempt whose password was not checked. */
  giveBack: () => Promise<void>;
};

export type LoginLimiter = PasswordLimiter & {
  /** Resets the count, and remembers the IP address and the device as known. */
  succeed: (device: string) => Promise<void>;
  /** Whether the account was signed in to from this IP address or with this device in the last 30 days. */
  isKnown: () => Promise<boolean>;
};

/**
 * Allows five failed logins in any 15 minutes for an account and an IP address, across all processes on the database. A
 * device that has signed in to the account before has a count of its own, so that unknown devices behind the same IP
 * address can't lock its owner out (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 */
export function createLoginLimiter(
  database: Database,
  { username, ipAddress, device }: LoginSource,
  now: Date,
): LoginLimiter {
  const ipAddressKey = keyOf(username, ipSubnet(ipAddress));
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
    deviceKey && (await known.get(deviceKey)) !== null ? deviceKey : ipAddressKey;
  const attempts = createCounter(database, now, chosenKey);
  return {
    ...attempts,
    async succeed(newDevice) {
      await attempts.forget();
      for (const key of [ipAddressKey, keyOf(username, 'device', newDevice)])
        await known.set(key, 1, knownForSeconds);
    },
    async isKnown() {
      return (await chosenKey()) === deviceKey || (await known.get(ipAddressKey)) !== null;
    },
  };
}

/**
 * The same five attempts for a signed-in user who gives the password once more. They count for the session. A stolen
 * session can't guess the password, and unknown devices at the owner's IP address can't use up the owner's attempts.
 *
 * @param owner the owner of the session with this token
 */
export function createPasswordLimiter(
  database: Database,
  owner: { username: string; token: string },
  now: Date,
): PasswordLimiter {
  const key = keyOf(owner.username, 'session', owner.token);
  return createCounter(database, now, async () => key);
}

/** Whether the audit log accepts another failed login: 60 an hour for each account, and 60 for unknown usernames. */
export async function shouldLogFailedLogin(
  database: Database,
  account: string | null,
  now: Date,
): Promise<boolean> {
  const logged = new RateLimitStore(database, now, {
    keyPrefix: 'failure-notes',
    points: loggedFailuresPerHour,
    durationSeconds: hourSeconds,
  });
  const hour = Math.floor(now.getTime() / (hourSeconds * 1_000));
  return (await consume(logged, JSON.stringify([account, hour]))) === null;
}

function createCounter(database: Database, now: Date, findKey: () => Promise<string>) {
  const store = new RateLimitStore(database, now, {
    keyPrefix: 'login',
    points: maxFailures,
    durationSeconds: windowSeconds,
  });
  return {
    async take() {
      const exceeded = await consume(store, await findKey());
      if (exceeded) throw tooManyAttempts(exceeded);
    },
    async giveBack() {
      await store.reward(await findKey());
    },
    async forget() {
      await store.delete(await findKey());
    },
  };
}

/** Hashed, because it may be long or secret, and because people type their password into the username field. */
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
