import { RateLimiterMemory } from 'rate-limiter-flexible';
import { DomainError } from '#domain/domain-error.ts';
import type { Database } from '#platform/database/index.ts';
import { addressBlock } from './address-block.ts';
import { RateLimitStore } from './rate-limit-store.ts';
import { refusalOf } from './refusal-of.ts';
import { inStrangersTurn } from './strangers-turn.ts';

/** Far above what people and their browsers do, and far below what hurts. */
const limits = {
  /** Calls of the public API that are not answered from memory, from one address. */
  api: { points: 1_200, windowSeconds: 60 },
  /** Calls of the panel's API, from one address. */
  admin: { points: 1_200, windowSeconds: 60 },
  /** Pictures of one account. */
  upload: { points: 120, windowSeconds: 10 * 60 },
} as const;

export type RateLimits = {
  /** @param address an empty one, of a call inside the process, is not counted */
  takeCall: (part: 'api' | 'admin', address: string, now?: Date) => Promise<void>;
  takeUpload: (username: string, now?: Date) => Promise<void>;
};

/**
 * What an address or an account may ask for in a window of time: exact, however many calls come at once. Each throws a
 * {@link DomainError} `too-many-requests` with `retryAfterSeconds`.
 *
 * @param shared the database, where several processes count together; left out, this process counts in memory
 */
export function createRateLimits(shared?: Database): RateLimits {
  const take = (name: keyof typeof limits) => {
    const { points, windowSeconds } = limits[name];
    const inMemory = new RateLimiterMemory({ keyPrefix: name, points, duration: windowSeconds });
    const windowMs = windowSeconds * 1_000;
    return async (key: string, now: Date): Promise<void> => {
      const window = Math.floor(now.getTime() / windowMs);
      const options = { keyPrefix: name, points, durationSeconds: windowSeconds };
      const counter = shared ? new RateLimitStore(shared, now, options) : inMemory;
      // With the window in its key a count starts anew with each, however often the store moves its end.
      const count = async () => await refusalOf(counter, JSON.stringify([window, key]));
      if (!(await (shared ? inStrangersTurn(count) : count()))) return;
      const retryAfterSeconds = Math.ceil(((window + 1) * windowMs - now.getTime()) / 1_000);
      throw new DomainError(
        'too-many-requests',
        `Too many requests: try again in ${retryAfterSeconds} s`,
        { retryAfterSeconds },
      );
    };
  };
  const takeOf = { api: take('api'), admin: take('admin'), upload: take('upload') };
  return {
    async takeCall(part, address, now = new Date()) {
      if (address !== '') await takeOf[part](addressBlock(address), now);
    },
    async takeUpload(username, now = new Date()) {
      await takeOf.upload(username, now);
    },
  };
}
