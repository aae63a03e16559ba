import type { Language } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';
import { flushRegularly } from '#platform/flush-regularly.ts';
import { ipSubnet } from '#platform/http/ip-subnet.ts';
import { countryFinder } from './countries/find-country.ts';
import { describeVisit } from './describe-visit.ts';
import { missingPath, searchedWords } from './names.ts';
import { siteDay } from './site-day.ts';
import type { Visitor } from './visitor-hash.ts';
import {
  keyOf,
  maxUserAgentLength,
  nothingWaits,
  ofDay,
  removeDay,
  sizeOf,
  together,
  waitingDays,
} from './waiting-visits.ts';
import { writeDay } from './write-day.ts';

export const flushIntervalMs = 5_000;

/** What waits for the next flush at most: all of it, of one IP address, and requests of one browser for one page. */
const limits = { waiting: 20_000, ofAddress: 100, ofBrowser: 20 };

/** More responses to one IP address between two flushes change no count. */
export const maxCountedOfAddress = limits.ofAddress * limits.ofBrowser;

/** A page that was sent. */
export type Visit = Visitor & {
  language: Language;
  /** Path without the language prefix. It must be a page of the site, so that its number is bounded. */
  page: string;
  /** The `Referer`, or empty. */
  referrer: string;
  /** The query of the page, without `?`. */
  query: string;
  /** It is only known by what its reader does there, and counts if the reader is not counted yet. */
  isImplied?: true;
};

/** Whose visit an event belongs to. Without that visit, it is not counted. */
type OfVisit = Pick<Visit, 'ipAddress' | 'userAgent' | 'language' | 'page'>;

export type VisitCounter = {
  /** Each `record…` returns at once, before anything is written. */
  record: (visit: Visit) => void;
  /** @param quarter how far the text was read: 1 to 4 */
  recordReading: (reading: OfVisit & { quarter: number }) => void;
  recordSearch: (search: OfVisit & { words: string }) => void;
  /** @param path without the language prefix, of no page */
  recordMissing: (request: Omit<Visit, 'page'> & { path: string }) => void;
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
  const { flush, stop } = flushRegularly({
    write,
    everyMs: flushIntervalMs,
    failure: 'could not write visits',
  });
  const today = () => siteDay(now(), site.timeZone);
  const hasRoom = (ipAddress: string) => {
    const subnet = ipSubnet(ipAddress);
    const ofAddress = addresses.get(subnet) ?? 0;
    if (sizeOf(waiting) >= limits.waiting || ofAddress >= limits.ofAddress) return false;
    addresses.set(subnet, ofAddress + 1);
    return true;
  };

  return {
    record({ ipAddress, userAgent: wholeUserAgent, page, language, referrer, query, isImplied }) {
      const userAgent = wholeUserAgent.slice(0, maxUserAgentLength);
      const day = today();
      const described = describeVisit({ userAgent, referrer, query, siteHost: site.host });
      const { source, campaign, device, kind } = described;
      const properties = `${page}\n${language}\n${source}\n${campaign}\n${device}\n${kind}`;
      const key = keyOf(day, properties, ipAddress, userAgent);
      const views = isImplied ? 0 : 1;
      const known = waiting.visits.get(key);
      if (known) known.views = Math.min(known.views + views, limits.ofBrowser);
      else if (hasRoom(ipAddress)) {
        const visitor = { ipAddress, userAgent };
        waiting.visits.set(key, { day, page, language, ...described, visitor, views });
      }
    },
    recordReading({ ipAddress, userAgent: wholeUserAgent, page, language, quarter }) {
      const userAgent = wholeUserAgent.slice(0, maxUserAgentLength);
      const day = today();
      const key = keyOf(day, `${page}\n${language}`, ipAddress, userAgent);
      const known = waiting.readings.get(key);
      if (known) known.quarter = Math.max(known.quarter, quarter);
      else if (hasRoom(ipAddress)) {
        const visitor = { ipAddress, userAgent };
        waiting.readings.set(key, { day, page, language, visitor, quarter });
      }
    },
    recordSearch({ ipAddress, userAgent: wholeUserAgent, page, language, words: text }) {
      const userAgent = wholeUserAgent.slice(0, maxUserAgentLength);
      const words = searchedWords(text);
      const day = today();
      const key = keyOf(day, `${page}\n${language}\n${words}`, ipAddress, userAgent);
      if (words === '' || waiting.searches.has(key) || !hasRoom(ipAddress)) return;
      const visitor = { ipAddress, userAgent };
      waiting.searches.set(key, { day, page, language, words, visitor });
    },
    recordMissing({
      ipAddress,
      userAgent: wholeUserAgent,
      path: asked,
      language,
      referrer,
      query,
    }) {
      const userAgent = wholeUserAgent.slice(0, maxUserAgentLength);
      const path = missingPath(asked);
      const day = today();
      const described = describeVisit({ userAgent, referrer, query, siteHost: site.host });
      const { source, device, kind } = described;
      const key = keyOf(day, `${path}\n${language}\n${source}`, ipAddress, userAgent);
      const known = waiting.missed.get(key);
      if (known) known.requests = Math.min(known.requests + 1, limits.ofBrowser);
      else if (hasRoom(ipAddress)) {
        const visitor = { ipAddress, userAgent };
        const properties = { day, path, language, source, device, kind };
        waiting.missed.set(key, { ...properties, visitor, requests: 1 });
      }
    },
    flush,
    async stop() {
      await stop();
      // Readings and searches of the last seconds wait for it.
      await flush();
    },
  };
}
