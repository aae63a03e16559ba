import type { Database } from '#platform/database/index.ts';
import { log } from '#platform/log/index.ts';
import { happenings } from '#platform/metrics/index.ts';
import { dayAfter, hashVisitor, saltOfDay, type Visitor } from './visitor-hash.ts';

const flushIntervalMs = 5_000;

/**
 * Reads that wait for the next flush are dropped beyond this, rather than fill the memory. Even when each is of another post,
 * one statement can name all those: SQLite takes 32,766 values.
 */
const maxPendingReads = 30_000;

type Read = { slug: string; visitor: Visitor; day: string };

export type ReadCounter = {
  /** Notes that someone read the published post of this slug. Returns at once; nothing is written yet. */
  record: (slug: string, visitor: Visitor) => void;
  /** Writes what is waiting. */
  flush: () => Promise<void>;
  /** Writes what is waiting and stops the timer. */
  stop: () => Promise<void>;
};

/**
 * Counts a post's readers: one per visitor, post and UTC day, also across processes on one database. Reads gather in
 * memory and are written together every five seconds, so that no reader waits for a write.
 *
 * @param now for tests that cross midnight
 */
export function createReadCounter(
  database: Database,
  now: () => Date = () => new Date(),
): ReadCounter {
  let pending: Read[] = [];
  let writing: Promise<void> = Promise.resolve();

  const flush = () => {
    writing = writing
      // A failed write was told to whoever asked for it; its reads wait here again.
      .catch(() => undefined)
      .then(async () => {
        const reads = pending;
        pending = [];
        try {
          if (reads.length > 0) await writeReads(database, reads);
        } catch (error) {
          pending = [...reads, ...pending].slice(0, maxPendingReads);
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
      if (pending.length >= maxPendingReads) return;
      pending.push({ slug, visitor, day: now().toISOString().slice(0, 10) });
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
      const newReaders = await addReaders(transaction, day, post.id, [
        ...new Set(readers.map((read) => hashVisitor(read.visitor, salt))),
      ]);
      if (newReaders > 0) await addViews(transaction, day, post.id, newReaders);
      sum += newReaders;
    }
    return sum;
  });
  happenings.emit('readersCounted', counted);
}

/** @returns how many of the visitors had not read the post that day */
async function addReaders(
  database: Database,
  day: string,
  postId: number,
  visitorHashes: readonly string[],
): Promise<number> {
  let added = 0;
  // Three parameters a row; both engines take more than 3,000 in one statement.
  for (let start = 0; start < visitorHashes.length; start += 1_000) {
    const rows = visitorHashes
      .slice(start, start + 1_000)
      .map((visitorHash) => ({ day, post_id: postId, visitor_hash: visitorHash }));
    const inserted = await database
      .insertInto('post_readers')
      .values(rows)
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
