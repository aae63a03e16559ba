import type { Language } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';
import { ipSubnet } from '#platform/http/ip-subnet.ts';
import { log } from '#platform/log/index.ts';
import { countryFinder } from './countries/find-country.ts';
import { describeVisit } from './describe-visit.ts';
import { missingPath, searchedWords } from './names.ts';
import { siteDay } from './site-day.ts';
import type { Visitor } from './visitor-hash.ts';
import {
  keyOf,
  nothingWaits,
  ofDay,
  removeDay,
  shortVisitor,
  sizeOf,
  together,
  waitingDays,
} from './waiting-visits.ts';
import { writeDay } from './write-day.ts';

const flushIntervalMs = 5_000;

/** What waits for the next flush at most: all of it, of one IP address, and requests of one browser for one page. */
const limits = { waiting: 20_000, ofAddress: 100, ofBrowser: 20 };

type Request = Visitor & {
  language: Language;
  /** The `Referer`, or empty. */
  referrer: string;
  /** The query of the page, without `?`. */
  query: string;
};

/** A page that was sent. */
export type Visit = Request & {
  /** Path without the language prefix. It must be a page of the site, so that its number is bounded. */
  page: string;
  /** It is only known by what its reader does there, and counts if the reader is not counted yet. */
  isImplied?: true;
};

/** Whose visit an event belongs to. Without that visit, it is not counted. */
type OfVisit = Visitor & { language: Language; page: string };

export type VisitCounter = {
  /** Each `record…` returns at once, before anything is written. */
  record: (visit: Visit) => void;
  /** @param quarter how far the text was read: 1 to 4 */
  recordReading: (reading: OfVisit & { quarter: number }) => void;
  recordSearch: (search: OfVisit & { words: string }) => void;
  /** @param path without the language prefix, of no page */
  recordMissing: (request: Request & { path: string }) => void;
  /** Writes what waits. */
  flush: () => Promise<void>;
  /** Writes what waits and stops the timer. */
  stop: () => Promise<void>;
};

/**
 * Counts visits by day, page, language, source, campaign, country, device and kind, and how far people read, what they
 * search for and which missing pages they ask for. All is gathered in memory and added to the totals of its day every
 * five seconds; no single event is stored.
 *
 * @param site `host`: links from there are internal; `timeZone`: of its days
 * @param now for tests
 */
export function createVisitCounter(
  database: Database,
  site: { host: string; timeZone: string },
  now: () => Date = () => new Date(),
): VisitCounter {
  let waiting = nothingWaits();
  /** Readings and searches wait for one more flush: on another process, their visit may not be written yet. */
  let early = nothingWaits();
  let addresses = new Map<string, number>();
  let writing: Promise<void> = Promise.resolve();

  const write = async () => {
    const due = { ...waiting, readings: early.readings, searches: early.searches };
    early = { ...nothingWaits(), readings: waiting.readings, searches: waiting.searches };
    waiting = nothingWaits();
    addresses = new Map();
    try {
      for (const day of waitingDays(due)) {
        await writeDay(database, day, ofDay(due, day), await countryFinder());
        removeDay(due, day);
      }
    } catch (error) {
      waiting = together(due, waiting, limits.waiting);
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

  const today = () => siteDay(now(), site.timeZone);
  const hasRoom = (ipAddress: string) => {
    const subnet = ipSubnet(ipAddress);
    const ofAddress = addresses.get(subnet) ?? 0;
    if (sizeOf(waiting) >= limits.waiting || ofAddress >= limits.ofAddress) return false;
    addresses.set(subnet, ofAddress + 1);
    return true;
  };
  const describe = (request: Request) => describeVisit({ ...request, siteHost: site.host });

  return {
    record({ page, language, isImplied, ...request }) {
      const visitor = shortVisitor(request);
      const properties = { day: today(), page, language, ...describe({ language, ...request }) };
      const key = keyOf(properties, visitor);
      const views = isImplied ? 0 : 1;
      const known = waiting.visits.get(key);
      if (known) known.views = Math.min(known.views + views, limits.ofBrowser);
      else if (hasRoom(visitor.ipAddress))
        waiting.visits.set(key, { ...properties, visitor, views });
    },
    recordReading({ page, language, quarter, ...request }) {
      const visitor = shortVisitor(request);
      const properties = { day: today(), page, language };
      const key = keyOf(properties, visitor);
      const known = waiting.readings.get(key);
      if (known) known.quarter = Math.max(known.quarter, quarter);
      else if (hasRoom(visitor.ipAddress))
        waiting.readings.set(key, { ...properties, visitor, quarter });
    },
    recordSearch({ page, language, words: text, ...request }) {
      const visitor = shortVisitor(request);
      const words = searchedWords(text);
      const properties = { day: today(), page, language, words };
      const key = keyOf(properties, visitor);
      if (words !== '' && !waiting.searches.has(key) && hasRoom(visitor.ipAddress))
        waiting.searches.set(key, { ...properties, visitor });
    },
    recordMissing({ path, language, ...request }) {
      const visitor = shortVisitor(request);
      const { campaign: _, ...described } = describe({ language, ...request });
      const properties = { day: today(), path: missingPath(path), language, ...described };
      const key = keyOf(properties, visitor);
      const known = waiting.missed.get(key);
      if (known) known.requests = Math.min(known.requests + 1, limits.ofBrowser);
      else if (hasRoom(visitor.ipAddress))
        waiting.missed.set(key, { ...properties, visitor, requests: 1 });
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
      await flush();
    },
  };
}
