import type { Language } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';
import { ipSubnet } from '#platform/http/ip-subnet.ts';
import { log } from '#platform/log/index.ts';
import { describeVisit } from './describe-visit.ts';
import { siteDay } from './site-day.ts';
import type { Visitor } from './visitor-hash.ts';
import { type Visits, writeVisits } from './write-visits.ts';

const flushIntervalMs = 5_000;

/** What waits for the next flush at most: all of it, of one IP address, and views of one browser. */
export const visitLimits = { waiting: 20_000, ofAddress: 100, ofBrowser: 20 };

const maxUserAgentLength = 300;

/** A page that was sent. */
export type Visit = Visitor & {
  /** Path without the language prefix. It must be a page of the site, so that its number is bounded. */
  page: string;
  language: Language;
  /** The `Referer`, or empty. */
  referrer: string;
  /** The query of the page, without `?`. */
  query: string;
};

export type VisitCounter = {
  /** Returns at once, before anything is written. */
  record: (visit: Visit) => void;
  /** Writes the waiting visits. */
  flush: () => Promise<void>;
  /** Writes the waiting visits and stops the timer. */
  stop: () => Promise<void>;
};

/**
 * Counts visits by day, page, language, source, campaign, device and kind. They are gathered in memory and added to the
 * totals of their day every five seconds; no single visit is stored.
 *
 * @param site `host`: links from there are internal; `timeZone`: of its days
 * @param now for tests
 */
export function createVisitCounter(
  database: Database,
  site: { host: string; timeZone: string },
  now: () => Date = () => new Date(),
): VisitCounter {
  let waiting = new Map<string, Visits>();
  let addresses = new Map<string, number>();
  let writing: Promise<void> = Promise.resolve();

  const write = async () => {
    const visits = waiting;
    waiting = new Map();
    addresses = new Map();
    const days = Map.groupBy(visits, ([, visit]) => visit.day);
    try {
      for (const [day, ofDay] of days) {
        await writeVisits(
          database,
          day,
          ofDay.map(([, visit]) => visit),
        );
        for (const [key] of ofDay) visits.delete(key);
      }
    } catch (error) {
      waiting = new Map([...visits, ...waiting].slice(0, visitLimits.waiting));
      throw error;
    }
  };
  const flush = () => {
    // The caller of the failed flush got the error; its visits wait again.
    writing = writing.catch(() => undefined).then(write);
    return writing;
  };
  const timer = setInterval(() => {
    flush().catch((err: unknown) => log.error({ err }, 'could not write visits'));
  }, flushIntervalMs);
  timer.unref();

  return {
    record({ ipAddress, userAgent: wholeUserAgent, page, language, referrer, query }) {
      const userAgent = wholeUserAgent.slice(0, maxUserAgentLength);
      const day = siteDay(now(), site.timeZone);
      const described = describeVisit({ userAgent, referrer, query, siteHost: site.host });
      const properties = { day, page, language, ...described };
      // No property has a line break: a header can't, and a campaign keeps none.
      const key = [...Object.values(properties), ipAddress, userAgent].join('\n');
      const known = waiting.get(key);
      if (known) {
        known.views = Math.min(known.views + 1, visitLimits.ofBrowser);
        return;
      }
      const address = ipSubnet(ipAddress);
      const ofAddress = addresses.get(address) ?? 0;
      if (waiting.size >= visitLimits.waiting || ofAddress >= visitLimits.ofAddress) return;
      addresses.set(address, ofAddress + 1);
      waiting.set(key, { ...properties, visitor: { ipAddress, userAgent }, views: 1 });
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
