import { RateLimiterMemory } from 'rate-limiter-flexible';
import { DomainError } from '#domain/domain-error.ts';
import type { Database } from '#platform/database/index.ts';
import { ipSubnet } from '#platform/http/ip-subnet.ts';
import { withAnonymousLimit } from './anonymous-db-limit.ts';
import { consume } from './consume.ts';
import { RateLimitStore } from './rate-limit-store.ts';

/**
 * Far above what people and their browsers do, and far below what hurts. What is a process's own it counts
 * alone: it guards its own processor with that, and a page that needs no database is not to wait for one.
 */
const limits = {
  /**
   * Pages and feeds that are not answered from memory, from one address: a search, an unknown path, a page that nobody asked for
   * lately. An office or a mobile carrier's network may be one address; its readers get nearly all from memory.
   */
  page: { points: 300, windowSeconds: 60, isOwn: true },
  /** The panel's page, apart from the others, so that a flood of those from an office leaves its editor in. */
  panel: { points: 300, windowSeconds: 60, isOwn: true },
  /** Calls of the public API that are not answered from memory, from one address. */
  api: { points: 1_200, windowSeconds: 60, isOwn: false },
  /** Calls of the panel's API, from one address. */
  admin: { points: 1_200, windowSeconds: 60, isOwn: false },
  /** Pictures of one account. */
  upload: { points: 120, windowSeconds: 10 * 60, isOwn: false },
} as const;

export type RateLimits = {
  /** @param address an empty one, of a call inside the process, is not counted */
  takeCall: (
    part: 'page' | 'panel' | 'api' | 'admin',
    address: string,
    now?: Date,
  ) => Promise<void>;
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
    const { points, windowSeconds, isOwn } = limits[name];
    const inMemory = new RateLimiterMemory({ keyPrefix: name, points, duration: windowSeconds });
    const together = isOwn ? undefined : shared;
    const windowMs = windowSeconds * 1_000;
    return async (key: string, now: Date): Promise<void> => {
      const window = Math.floor(now.getTime() / windowMs);
      const options = { keyPrefix: name, points, durationSeconds: windowSeconds };
      const counter = together ? new RateLimitStore(together, now, options) : inMemory;
      // With the window in its key a count starts anew with each, however often the store moves its end.
      const count = async () => await consume(counter, JSON.stringify([window, key]));
      if (!(await (together ? withAnonymousLimit(count) : count()))) return;
      const retryAfterSeconds = Math.ceil(((window + 1) * windowMs - now.getTime()) / 1_000);
      throw new DomainError(
        'too-many-requests',
        `Too many requests: try again in ${retryAfterSeconds} s`,
        { retryAfterSeconds },
      );
    };
  };
  const takeOf = {
    page: take('page'),
    panel: take('panel'),
    api: take('api'),
    admin: take('admin'),
    upload: take('upload'),
  };
  return {
    async takeCall(part, address, now = new Date()) {
      if (address !== '') await takeOf[part](ipSubnet(address), now);
    },
    async takeUpload(username, now = new Date()) {
      await takeOf.upload(username, now);
    },
  };
}
