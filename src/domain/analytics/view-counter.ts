import type { Database } from '#platform/database/index.ts';
import { flushRegularly } from '#platform/flush-regularly.ts';
import { ipSubnet } from '#platform/http/ip-subnet.ts';
import { metricsEvents } from '#platform/metrics/index.ts';
import { siteDay } from './site-day.ts';
import { flushIntervalMs } from './visit-counter.ts';
import {
  dayAfter,
  hashVisitor,
  lockDay,
  saltOfDay,
  type Visitor,
  type VisitorHashes,
} from './visitor-hash.ts';

/**
 * How many reads may wait for the next flush. Further ones are dropped, so that memory stays bounded. Even if each read
 * is of another post, one statement can name them all: SQLite allows 32,766 parameters.
 */
const maxPendingReads = 30_000;

/**
 * Readers of one post at one IP address and day. This is more than most offices have, and it bounds a client that
 * repeats requests under other user agents. Behind the shared IP address of a mobile carrier, readers beyond the limit
 * are not counted.
 */
const maxReadersPerSubnet = 20;

/** How much of a user agent is used: more would not tell readers apart, and would fill the memory. */
const maxUserAgentLength = 300;

/** The readers of a post on one day at one IP address, by their user agent. */
type Read = { slug: string; day: string; visitors: Map<string, Visitor> };

export type ViewCounter = {
  /** Records a read of the published post with this slug. Returns at once, before anything is written. */
  record: (slug: string, visitor: Visitor) => void;
  /** Writes the waiting reads. */
  flush: () => Promise<void>;
  /** Writes the waiting reads and stops the timer. */
  stop: () => Promise<void>;
};

/**
 * Counts a post's readers: one per visitor, post and UTC day, and at most 20 per IP address, post and day, across all
 * processes on one database. Reads are collected in memory and written together every five seconds, so that no reader
 * waits for a write.
 *
 * @param now for tests that cross midnight
 */
export function createViewCounter(
  database: Database,
  now: () => Date = () => new Date(),
): ViewCounter {
  /** By IP address, post and day, so that a thousand requests of one client take little more room than one. */
  let pending = new Map<string, Read>();

  const write = async () => {
    const reads = pending;
    pending = new Map();
    try {
      if (reads.size > 0) await writeReads(database, [...reads.values()]);
    } catch (error) {
      pending = new Map([...reads, ...pending].slice(0, maxPendingReads));
      throw error;
    }
  };

  return {
    record(slug, visitor) {
      if (pending.size >= maxPendingReads) return;
      const userAgent = visitor.userAgent.slice(0, maxUserAgentLength);
      const day = siteDay(now(), 'UTC');
      const key = `${day} ${slug} ${ipSubnet(visitor.ipAddress)}`;
      const read = pending.get(key) ?? { slug, day, visitors: new Map() };
      pending.set(key, read);
      if (read.visitors.size < maxReadersPerSubnet)
        read.visitors.set(visitor.ipAddress + userAgent, {
          ipAddress: visitor.ipAddress,
          userAgent,
        });
    },
    ...flushRegularly({ write, everyMs: flushIntervalMs, failure: 'could not write view counts' }),
  };
}

async function writeReads(database: Database, reads: readonly Read[]): Promise<void> {
  const days = Map.groupBy(reads, (read) => read.day);
  for (const [day, readsOfDay] of days) await writeDay(database, day, readsOfDay);
}

async function writeDay(database: Database, day: string, reads: readonly Read[]): Promise<void> {
  const salt = await saltOfDay(database, day);
  const readsOfPosts = Map.groupBy(reads, (read) => read.slug);
  const counted = await database.transaction().execute(async (transaction) => {
    let sum = 0;
    // Without the lock, two processes could both find room for one more reader of an IP address.
    await lockDay(transaction, day);
    const posts = await transaction
      .selectFrom('posts')
      .select(['id', 'slug'])
      .where('slug', 'in', [...readsOfPosts.keys()])
      .where('published_at', 'is not', null)
      .where('deleted_at', 'is', null)
      // In the order in which all that changes several posts locks them (`lockArticles`).
      .orderBy('id')
      .execute();
    const otherDays = transaction.deleteFrom('post_readers');
    await otherDays.where('day', '<', day).execute();
    await otherDays.where('day', '>', dayAfter(day)).execute();
    for (const post of posts) {
      const readers = readsOfPosts.get(post.slug) ?? [];
      const hashes = readers
        .flatMap(({ visitors }) => [...visitors.values()])
        .map((visitor) => hashVisitor(visitor, salt));
      sum += await countReaders(transaction, day, post.id, hashes);
    }
    return sum;
  });
  metricsEvents.emit('readersCounted', counted);
}

/**
 * Counts the visitors who are new for the post and day, within the limit of their IP addresses.
 *
 * @returns how many they are
 */
async function countReaders(
  database: Database,
  day: string,
  postId: number,
  hashes: readonly VisitorHashes[],
): Promise<number> {
  let added = 0;
  const hashesBySubnet = [...Map.groupBy(hashes, (hash) => hash.ipSubnet)];
  // At most 20 rows of four parameters for each IP address; both engines allow more than 30,000 in one statement.
  for (let start = 0; start < hashesBySubnet.length; start += 300) {
    const subnets = new Map(hashesBySubnet.slice(start, start + 300));
    const known = await database
      .selectFrom('post_readers')
      .select(['visitor_hash', 'address_hash'])
      .where('day', '=', day)
      .where('post_id', '=', postId)
      // Readers from before the address was hashed have ''.
      .where('address_hash', 'in', [...subnets.keys(), ''])
      .execute();
    const knownOf = Map.groupBy(known, (row) => row.address_hash);
    const withoutAddress = new Set(knownOf.get('')?.map((row) => row.visitor_hash));
    const rows = [...subnets].flatMap(([subnet, hashesOfSubnet]) => {
      const readers = new Set(knownOf.get(subnet)?.map((row) => row.visitor_hash));
      const before = readers.size;
      for (const { visitor } of hashesOfSubnet)
        if (readers.size < maxReadersPerSubnet && !withoutAddress.has(visitor))
          readers.add(visitor);
      return [...readers].slice(before).map((visitor_hash) => ({
        day,
        post_id: postId,
        visitor_hash,
        address_hash: subnet,
      }));
    });
    if (rows.length === 0) continue;
    // Locks the post before the foreign key of its readers does, which lets another transaction lock it as well.
    await addViews(database, day, postId, rows.length);
    await database.insertInto('post_readers').values(rows).execute();
    added += rows.length;
  }
  return added;
}

async function addViews(
  database: Database,
  day: string,
  postId: number,
  views: number,
): Promise<void> {
  await database
    .updateTable('posts')
    .set((expression) => ({ views: expression('views', '+', views) }))
    .where('id', '=', postId)
    .execute();
  await database
    .insertInto('post_views_daily')
    .values({ day, post_id: postId, views })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'post_id'])
        .doUpdateSet((expression) => ({ views: expression('post_views_daily.views', '+', views) })),
    )
    .execute();
}
