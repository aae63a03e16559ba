import { hash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Visitor } from '#domain/analytics/index.ts';
import type { Database } from '#platform/database/index.ts';
import { flushRegularly } from '#platform/flush-regularly.ts';
import { ipSubnet } from '#platform/http/ip-subnet.ts';
import { addNextReads } from './add-next-reads.ts';
import { nextReadLimits } from './limits.ts';

/** Seldom, so that a list is computed again at most so often, and nobody sees in the database when a reader came. */
const flushIntervalMs = 10 * 60_000;

/** Two posts by their slugs: whose page had the link, and which one is read then. */
type NextRead = { from: string; to: string };

export type NextReadCounter = {
  /** A reader went on. Each `record…` returns at once, before anything is written. */
  record: (read: NextRead, visitor: Visitor) => void;
  /** A browser has loaded a post ahead, which its reader may never see. */
  recordAhead: (read: NextRead, visitor: Visitor) => void;
  /** A reader has a post on screen that may have been loaded ahead. */
  recordArrival: (to: string, visitor: Visitor) => void;
  /** Stores the pairs with enough readers. */
  flush: () => Promise<void>;
  /** The same, stops the timer, and forgets the rest. */
  stop: () => Promise<void>;
};

/**
 * Counts readers who go on from one post to another: one for each pair, IP address and UTC day. A pair stays in memory
 * until `nextReadLimits.readers` have gone that way; what has fewer by the end of the day is forgotten.
 *
 * Memory has codes made with a secret that is never stored and ends with its day. The pair is part of a reader's code,
 * so the codes of one reader for two pairs have nothing in common. Each process counts by itself.
 *
 * @param now for tests that cross midnight
 */
export function createNextReadCounter(
  database: Database,
  now: () => Date = () => new Date(),
): NextReadCounter {
  /** New readers of pairs since they were last stored. */
  const waiting = new Map<string, number>();
  const counted = new Set<string>();
  const pairsOfAddress = new Map<string, number>();
  /** By reader and post, the post on whose page it was loaded ahead. */
  const ahead = new LRUCache<string, string>({
    max: nextReadLimits.ahead,
    ttl: nextReadLimits.aheadMs,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  let day = '';
  let secret = '';

  /** Readers wait for it, and it takes a third of the time of an HMAC. Its 22 characters are as good a code here. */
  const codeOf = (text: string) => hash('sha256', secret + text, 'base64url').slice(0, 22);

  function beginDay(): void {
    const today = now().toISOString().slice(0, 10);
    if (today === day) return;
    day = today;
    secret = randomBytes(32).toString('base64url');
    counted.clear();
    pairsOfAddress.clear();
    ahead.clear();
    for (const [pair, readers] of waiting)
      if (readers < nextReadLimits.readers) waiting.delete(pair);
  }

  function record({ from, to }: NextRead, { ipAddress }: Visitor): void {
    beginDay();
    const pair = `${from} ${to}`;
    const before = waiting.get(pair) ?? 0;
    if (before === 0 && waiting.size >= nextReadLimits.waiting) return;
    const subnet = ipSubnet(ipAddress);
    const reader = codeOf(`${pair}\n${subnet}`);
    if (counted.has(reader) || counted.size >= nextReadLimits.counted) return;
    const address = codeOf(subnet);
    const ofAddress = pairsOfAddress.get(address) ?? 0;
    if (ofAddress >= nextReadLimits.ofAddress) return;
    pairsOfAddress.set(address, ofAddress + 1);
    counted.add(reader);
    waiting.set(pair, before + 1);
  }

  async function write(): Promise<void> {
    beginDay();
    const due = [...waiting]
      .filter(([, readers]) => readers >= nextReadLimits.readers)
      .map(([pair, readers]) => {
        const [from = '', to = ''] = pair.split(' ');
        return { pair, from, to, readers };
      });
    for (const [from, pairs] of Map.groupBy(due, (each) => each.from)) {
      await addNextReads(database, from, new Map(pairs.map(({ to, readers }) => [to, readers])));
      for (const { pair, readers } of pairs) {
        const left = (waiting.get(pair) ?? 0) - readers;
        if (left > 0) waiting.set(pair, left);
        else waiting.delete(pair);
      }
    }
  }

  const aheadKey = (to: string, { ipAddress, userAgent }: Visitor) =>
    codeOf(`${to}\n${ipAddress}\n${userAgent}`);

  return {
    record,
    recordAhead({ from, to }, visitor) {
      beginDay();
      ahead.set(aheadKey(to, visitor), from);
    },
    recordArrival(to, visitor) {
      beginDay();
      if (ahead.size === 0) return;
      const key = aheadKey(to, visitor);
      const from = ahead.get(key);
      ahead.delete(key);
      if (from !== undefined) record({ from, to }, visitor);
    },
    ...flushRegularly({ write, everyMs: flushIntervalMs, failure: 'could not store next reads' }),
  };
}
