import { RateLimiterMemory } from 'rate-limiter-flexible';
import { DomainError } from '#domain/domain-error.ts';
import type { Database } from '#platform/database/index.ts';
import { ipSubnet } from '#platform/http/ip-subnet.ts';
import { withAnonymousLimit } from './anonymous-db-limit.ts';
import { consume } from './consume.ts';
import { RateLimitStore } from './rate-limit-store.ts';

/**
 * The limits are far above the needs of people and their browsers, and far below a harmful load. An `isOwn` limit is
 * counted by each process alone: it protects that process's processor, and a page that needs no database must not wait
 * for one.
 */
const limits = {
  /**
   * Uncached pages and feeds for one IP address: a search, an unknown path, a page that was not requested lately. An
   * office or a mobile carrier's network may share one IP address; its readers get nearly everything from the cache.
   */
  page: { points: 300, windowSeconds: 60, isOwn: true },
  /** The panel's page. It is separate from the others, so that a flood from an office does not lock its editor out. */
  panel: { points: 300, windowSeconds: 60, isOwn: true },
  /** Uncached calls of the public API, for one IP address. */
  api: { points: 1_200, windowSeconds: 60, isOwn: false },
  /** Calls of the panel's API, for one IP address. */
  admin: { points: 1_200, windowSeconds: 60, isOwn: false },
  /** Uploads of one account. */
  upload: { points: 120, windowSeconds: 10 * 60, isOwn: false },
  /** Remarks by one review link. */
  reviewLink: { points: 120, windowSeconds: 10 * 60, isOwn: false },
  /** Remarks of one IP address, by whichever link. */
  review: { points: 120, windowSeconds: 10 * 60, isOwn: false },
  /** Enquiries of one IP address: an office, or the customers of a mobile carrier. */
  enquiry: { points: 10, windowSeconds: 10 * 60, isOwn: false },
  /** Doubtful enquiries of everybody. It bounds what a flood stores. */
  doubtfulEnquiry: { points: 2_000, windowSeconds: 24 * 60 * 60, isOwn: false },
  /** Remarks of one IP address about published posts. */
  readerRemark: { points: 5, windowSeconds: 60 * 60, isOwn: false },
  /** Doubtful remarks of all readers. */
  doubtfulReaderRemark: { points: 2_000, windowSeconds: 24 * 60 * 60, isOwn: false },
} as const;

export type RateLimits = {
  /** @param ipAddress empty for a call inside the process, which is not counted */
  takeCall: (
    part: 'page' | 'panel' | 'api' | 'admin',
    ipAddress: string,
    now?: Date,
  ) => Promise<void>;
  takeUpload: (username: string, now?: Date) => Promise<void>;
  /** @param ipAddress empty for a call inside the process: then the link alone is counted */
  takeRemark: (link: number, ipAddress: string, now?: Date) => Promise<void>;
  /** @param ipAddress empty for a call inside the process, which is not counted */
  takeEnquiry: (ipAddress: string, now?: Date) => Promise<void>;
  takeDoubtfulEnquiry: (now?: Date) => Promise<void>;
  /** @param ipAddress empty for a call inside the process, which is not counted */
  takeReaderRemark: (ipAddress: string, now?: Date) => Promise<void>;
  takeDoubtfulReaderRemark: (now?: Date) => Promise<void>;
};

/**
 * The limits of an IP address or an account in a window of time, exact for any number of concurrent calls. Each call
 * throws a {@link DomainError} `too-many-requests` with `retryAfterSeconds`.
 *
 * @param shared the database that several processes share for their counts; without it, this process counts in memory
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
      // The window is part of the key, so that each window has a new count, even though the store moves its end.
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
    reviewLink: take('reviewLink'),
    review: take('review'),
    enquiry: take('enquiry'),
    doubtfulEnquiry: take('doubtfulEnquiry'),
    readerRemark: take('readerRemark'),
    doubtfulReaderRemark: take('doubtfulReaderRemark'),
  };
  return {
    async takeCall(part, ipAddress, now = new Date()) {
      if (ipAddress !== '') await takeOf[part](ipSubnet(ipAddress), now);
    },
    async takeUpload(username, now = new Date()) {
      await takeOf.upload(username, now);
    },
    async takeRemark(link, ipAddress, now = new Date()) {
      await takeOf.reviewLink(String(link), now);
      if (ipAddress !== '') await takeOf.review(ipSubnet(ipAddress), now);
    },
    async takeEnquiry(ipAddress, now = new Date()) {
      if (ipAddress !== '') await takeOf.enquiry(ipSubnet(ipAddress), now);
    },
    async takeDoubtfulEnquiry(now = new Date()) {
      await takeOf.doubtfulEnquiry('', now);
    },
    async takeReaderRemark(ipAddress, now = new Date()) {
      if (ipAddress !== '') await takeOf.readerRemark(ipSubnet(ipAddress), now);
    },
    async takeDoubtfulReaderRemark(now = new Date()) {
      await takeOf.doubtfulReaderRemark('', now);
    },
  };
}
