import type { Database } from '#platform/database/index.ts';
import { ipSubnet } from '#platform/http/ip-subnet.ts';
import { log } from '#platform/log/index.ts';
import { metricsEvents } from '#platform/metrics/index.ts';
import {
  dayAfter,
  hashVisitor,
  lockDay,
  saltOfDay,
  type Visitor,
  type VisitorHashes,
} from './visitor-hash.ts';

const flushIntervalMs = 5_000;

/**
 * Addresses with reads that wait for the next flush; further ones are dropped, rather than fill the memory. Even when each
 * is of another post, one statement can name all those: SQLite takes 32,766 values.
 */
const maxPendingReads = 30_000;

/**
 * Readers of one post and day at one address. More than most offices have, and a bound for who asks again and again under
 * another browser's name. Of a mobile carrier whose customers share an address, those beyond it are not counted.
 */
const maxReadersOfAddress = 20;

/** Of what a browser calls itself: more tells no two of them apart, and would fill the memory. */
const maxUserAgentLength = 300;

/** Who read a post on a day at one address, by how the visitor is told from others. */
type Read = { slug: string; day: string; visitors: Map<string, Visitor> };

export type ViewCounter = {
  /** Notes that someone read the published post of this slug. Returns at once; nothing is written yet. */
  record: (slug: string, visitor: Visitor) => void;
  /** Writes what is waiting. */
  flush: () => Promise<void>;
  /** Writes what is waiting and stops the timer. */
  stop: () => Promise<void>;
};

/**
 * Counts a post's readers: one per visitor, post and UTC day, and 20 per address, post and day, also across processes on
 * one database. Reads gather in memory and are written together every five seconds, so that no reader waits for a write.
 *
 * @param now for tests that cross midnight
 */
export function createViewCounter(
  database: Database,
  now: () => Date = () => new Date(),
): ViewCounter {
  /** By address, post and day: who asks a thousand times takes little more room than who asks once. */
  let pending = new Map<string, Read>();
  let writing: Promise<void> = Promise.resolve();

  const flush = () => {
    writing = writing
      // A failed write was told to whoever asked for it; its reads wait here again.
      .catch(() => undefined)
      .then(async () => {
        const reads = pending;
        pending = new Map();
        try {
          if (reads.size > 0) await writeReads(database, [...reads.values()]);
        } catch (error) {
          pending = new Map([...reads, ...pending].slice(0, maxPendingReads));
          throw error;
        }
      });
    return writing;
  };

  const timer = setInterval(() => {
    flush().catch((err: unknown) => log.error({ err }, 'could not write view counts'));
  }, flushIntervalMs);
  timer.unref();

  return {
    record(slug, visitor) {
      if (pending.size >= maxPendingReads) return;
      const userAgent = visitor.userAgent.slice(0, maxUserAgentLength);
      const day = now().toISOString().slice(0, 10);
      const key = JSON.stringify([day, slug, ipSubnet(visitor.address)]);
      const read = pending.get(key) ?? { slug, day, visitors: new Map() };
      pending.set(key, read);
      if (read.visitors.size < maxReadersOfAddress)
        read.visitors.set(visitor.address + userAgent, { address: visitor.address, userAgent });
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
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
    // Or else two processes could both find room for a reader more of an address.
    await lockDay(transaction, day);
    const posts = await transaction
      .selectFrom('posts')
      .select(['id', 'slug'])
      .where('slug', 'in', [...readsOfPosts.keys()])
      .where('published_at', 'is not', null)
      .where('deleted_at', 'is', null)
      // Every process locks the posts in the same order, so that two of them can't wait for each other.
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
      const newReaders = await addReaders(transaction, day, post.id, hashes);
      if (newReaders > 0) await addViews(transaction, day, post.id, newReaders);
      sum += newReaders;
    }
    return sum;
  });
  metricsEvents.emit('readersCounted', counted);
}

/** @returns how many of the visitors had not read the post that day, as far as their addresses may have readers more */
async function addReaders(
  database: Database,
  day: string,
  postId: number,
  hashes: readonly VisitorHashes[],
): Promise<number> {
  let added = 0;
  const hashesOfAddresses = [...Map.groupBy(hashes, (hash) => hash.address)];
  // 20 rows of four parameters for each address at the most; both engines take more than 30,000 in one statement.
  for (let start = 0; start < hashesOfAddresses.length; start += 300) {
    const addresses = new Map(hashesOfAddresses.slice(start, start + 300));
    const known = await database
      .selectFrom('post_readers')
      .select(['visitor_hash', 'address_hash'])
      .where('day', '=', day)
      .where('post_id', '=', postId)
      .where('address_hash', 'in', [...addresses.keys()])
      .execute();
    const knownOf = Map.groupBy(known, (row) => row.address_hash);
    const rows = [...addresses].flatMap(([address, hashesOfAddress]) => {
      const readers = new Set(knownOf.get(address)?.map((row) => row.visitor_hash));
      const before = readers.size;
      for (const { visitor } of hashesOfAddress)
        if (readers.size < maxReadersOfAddress) readers.add(visitor);
      return [...readers].slice(before).map((visitor_hash) => ({
        day,
        post_id: postId,
        visitor_hash,
        address_hash: address,
      }));
    });
    if (rows.length === 0) continue;
    const inserted = await database
      .insertInto('post_readers')
      .values(rows)
      // Readers of the day when addresses began to be noted are there without theirs.
      .onConflict((conflict) => conflict.doNothing())
      .returning('post_id')
      .execute();
    added += inserted.length;
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
