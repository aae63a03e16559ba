import { describe, expect, test as plainTest } from 'vitest';
import { createPost, deletePost, restorePost, togglePublished } from '#domain/posts/index.ts';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine, describePostgres } from '../../../tests/support/each-engine.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import { someoneWaits } from '../../../tests/support/someone-waits.ts';
import { withHiddenTables } from '../../../tests/support/with-hidden-tables.ts';
import { addNextReads, sumReaders } from './add-next-reads.ts';
import { createNextReadCounter, findRelatedPosts } from './index.ts';
import { nextReadLimits } from './limits.ts';
import { weightOf } from './next-read-shares.ts';
import { relateTexts } from './start-relating.ts';

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const visitor = (number: number) => ({
  ipAddress: `10.0.${number >> 8}.${number & 255}`,
  userAgent,
});
const noon = new Date('2026-11-20T12:00:00Z');
const aDay = 24 * 60 * 60_000;

describeEachEngine('next reads', (test) => {
  test('are stored once five networks went that way on one day, and a network counts once', async ({
    database,
  }) => {
    const [from, to] = await addPosts(database, ['Falcons', 'Bread']);
    let now = noon;
    const counter = createNextReadCounter(database, () => now);
    const goOn = async (...numbers: number[]) => {
      for (const number of numbers)
        counter.record({ from: 'falcons', to: 'bread' }, visitor(number));
      await counter.flush();
      return await storedReads(database);
    };
    expect(await goOn(1, 2, 3, 4, 1, 2)).toEqual([]);
    counter.record(
      { from: 'falcons', to: 'bread' },
      { ipAddress: visitor(1).ipAddress, userAgent: 'Another browser' },
    );
    expect(await goOn()).toEqual([]);
    now = new Date(noon.getTime() + aDay);
    // Those of yesterday are forgotten.
    expect(await goOn(5, 6, 7, 8)).toEqual([]);
    expect(await goOn(9)).toEqual([[from, to, 5]]);
    // Whoever was counted is not counted again, and further ones wait for enough.
    expect(await goOn(5, 6, 7, 8, 9, 10, 11, 12, 13)).toEqual([[from, to, 5]]);
    expect(await goOn(14, 15)).toEqual([[from, to, 11]]);
    now = new Date(noon.getTime() + 2 * aDay);
    expect(await goOn(5, 6, 7, 8, 9, 10)).toEqual([[from, to, 17]]);
    counter.record({ from: 'falcons', to: 'bread' }, visitor(20));
    await counter.stop();
    expect(await storedReads(database)).toEqual([[from, to, 17]]);
  });

  test('with enough readers survive midnight and a failed write, and count once', async ({
    database,
  }) => {
    const [from, to] = await addPosts(database, ['Falcons', 'Bread']);
    let now = noon;
    const counter = createNextReadCounter(database, () => now);
    for (let number = 0; number < 6; number += 1)
      counter.record({ from: 'falcons', to: 'bread' }, visitor(number));
    await withHiddenTables(database, ['next_reads'], async () => {
      await expect(counter.flush()).rejects.toThrow('next_reads');
    });
    now = new Date(noon.getTime() + aDay);
    await counter.stop();
    await counter.flush();
    expect(await storedReads(database)).toEqual([[from, to, 6]]);
  });

  test('of other languages, of posts that readers can not open, and of made-up ones are dropped', async ({
    database,
  }) => {
    const [from = 0] = await addPosts(database, ['Falcons']);
    await createPost(database, samplePost({ title: 'Nan', language: 'ckb' }));
    await createPost(database, samplePost({ title: 'A draft', publishedAt: null }));
    const counter = createNextReadCounter(database, () => noon);
    for (const to of ['nan', 'a-draft', 'made-up'])
      for (let number = 0; number < 9; number += 1) {
        counter.record({ from: 'falcons', to }, visitor(number));
        counter.record({ from: to, to: 'falcons' }, visitor(number));
      }
    await relateTexts(database);
    await counter.stop();
    expect(await storedReads(database)).toEqual([]);
    // Nothing was stored, so no list is due.
    expect(await relateTexts(database)).toBe(0);
    expect(await titlesAfter(database, from)).toEqual([]);
  });

  test('of 10,000 pairs stay bounded in memory: those that came first count on', async ({
    database,
  }) => {
    const titles = ['Falcons', 'Bread', 'Prices'];
    const [from, to] = await addPosts(database, titles);
    const counter = createNextReadCounter(database, () => noon);
    for (let number = 1; number < 5; number += 1)
      counter.record({ from: 'falcons', to: 'bread' }, visitor(number));
    for (let number = 0; number < 2 * nextReadLimits.waiting; number += 1)
      counter.record({ from: 'falcons', to: `made-up-${number}` }, visitor(10 + number));
    for (let number = 1; number < 9; number += 1)
      counter.record({ from: 'falcons', to: 'prices' }, visitor(number));
    counter.record({ from: 'falcons', to: 'bread' }, visitor(5));
    await counter.stop();
    expect(await storedReads(database)).toEqual([[from, to, 5]]);
  });

  test('of one address are 100 pairs a day', async ({ database }) => {
    const [from, to] = await addPosts(database, ['Falcons', 'Bread']);
    const counter = createNextReadCounter(database, () => noon);
    for (let number = 0; number < 10_000; number += 1)
      counter.record({ from: 'falcons', to: `made-up-${number}` }, visitor(1));
    // The flood has not taken the room of others, and its address counts no more.
    for (const number of [1, 2, 3, 4, 5])
      counter.record({ from: 'falcons', to: 'bread' }, visitor(number));
    await counter.flush();
    expect(await storedReads(database)).toEqual([]);
    counter.record({ from: 'falcons', to: 'bread' }, visitor(6));
    await counter.stop();
    expect(await storedReads(database)).toEqual([[from, to, 5]]);
  });

  test('of all pairs of 24 posts are 16 rows for each post, and a list has what lists have', async ({
    database,
  }) => {
    const titles = Array.from({ length: 24 }, (_, index) => `Post ${index}`);
    const ids = await addPosts(database, titles);
    const counter = createNextReadCounter(database, () => noon);
    const slugs = titles.map((_, index) => `post-${index}`);
    for (const from of slugs)
      for (const to of slugs.filter((slug) => slug !== from))
        for (let number = 0; number < 5; number += 1)
          counter.record({ from, to }, visitor(number + 5 * slugs.indexOf(from)));
    await counter.stop();
    const rows = await storedReads(database);
    expect(rows).toHaveLength(nextReadLimits.next * ids.length);
    expect(new Set(rows.map(([, , readers]) => readers))).toEqual(new Set([5]));
    expect(await relateTexts(database)).toBe(ids.length);
    expect(await titlesAfter(database, ids[0] ?? 0)).toHaveLength(3);
  });

  test('bring a post into a list, and before others as far as readers weigh', async ({
    database,
  }) => {
    const [from = 0, , bread = 0] = await addPosts(database, [
      'Falcons hunt rodents quietly',
      'Falcons hunt rodents together, and quietly',
      'Bread',
      'A falcon',
    ]);
    const [near, one] = ['Falcons hunt rodents together, and quietly', 'A falcon'];
    expect(await titlesAfter(database, from)).toEqual([near, one]);
    const counter = createNextReadCounter(database, () => noon);
    const goOn = async (readers: number) => {
      for (let number = 0; number < readers; number += 1)
        counter.record({ from: 'falcons-hunt-rodents-quietly', to: 'bread' }, visitor(number));
      await counter.flush();
      return await titlesAfter(database, from);
    };
    expect(await goOn(4)).toEqual([near, one]);
    // What few went on to stands where nothing else does, or a word that many texts have.
    expect(await goOn(5)).toContain('Bread');
    expect((await goOn(5))[0]).toBe(near);
    expect(await goOn(300)).toEqual([near, 'Bread', one]);
    // Its own list has nothing of those who came to it, and a change of it keeps it where it is.
    expect(await titlesAfter(database, bread)).toEqual([]);
    await database
      .updateTable('posts')
      .set({ description: 'New' })
      .where('id', '=', bread)
      .execute();
    expect(await titlesAfter(database, from)).toEqual([near, 'Bread', one]);
    await counter.stop();
  });

  test('are gone with a post that readers can not open, and stay away when it is back', async ({
    database,
  }) => {
    const [from = 0, to = 0, other = 0] = await addPosts(database, ['Falcons', 'Bread', 'Prices']);
    const counter = createNextReadCounter(database, () => new Date());
    const goOn = async () => {
      for (let number = 0; number < 5; number += 1)
        for (const [one, next] of [
          ['falcons', 'bread'],
          ['bread', 'prices'],
          ['prices', 'falcons'],
        ] as const)
          counter.record(
            { from: one, to: next },
            { ipAddress: `10.1.${rounds}.${number}`, userAgent },
          );
      rounds += 1;
      await counter.flush();
    };
    let rounds = 0;
    for (const [hide, show] of [
      [togglePublished, togglePublished],
      [deletePost, restorePost],
    ] as const) {
      await goOn();
      expect(await titlesAfter(database, from)).toEqual(['Bread']);
      await hide(database, to);
      // At once, before anything is computed.
      expect(await findRelatedPosts(database, { id: from, language: 'en' })).toEqual([]);
      await relateTexts(database);
      expect((await storedReads(database)).map(([id]) => id)).toEqual([other]);
      await show(database, to);
      expect(await titlesAfter(database, from)).toEqual([]);
      await database.deleteFrom('next_reads').execute();
    }
    await goOn();
    await database.deleteFrom('posts').where('id', '=', to).execute();
    expect((await storedReads(database)).map(([id]) => id)).toEqual([other]);
    await counter.stop();
  });

  test('of what was loaded ahead count when the reader arrives, within five minutes', async ({
    database,
  }) => {
    const [from, to] = await addPosts(database, ['Falcons', 'Bread']);
    let now = noon;
    const counter = createNextReadCounter(database, () => now);
    const read = { from: 'falcons', to: 'bread' };
    for (let number = 0; number < 9; number += 1) counter.recordAhead(read, visitor(number));
    // Whoever arrives elsewhere, arrives again, or has loaded nothing ahead.
    counter.recordArrival('falcons', visitor(1));
    for (const number of [1, 2, 3, 4, 4, 4, 10, 11])
      counter.recordArrival('bread', visitor(number));
    await counter.flush();
    expect(await storedReads(database)).toEqual([]);
    now = new Date(noon.getTime() + nextReadLimits.aheadMs);
    counter.recordArrival('bread', visitor(5));
    await counter.flush();
    expect(await storedReads(database)).toEqual([[from, to, 5]]);
    now = new Date(noon.getTime() + nextReadLimits.aheadMs + 1);
    for (const number of [6, 7, 8]) counter.recordArrival('bread', visitor(number));
    for (let number = 20; number < 22; number += 1) counter.record(read, visitor(number));
    await counter.stop();
    expect(await storedReads(database)).toEqual([[from, to, 5]]);
  });
});

describePostgres('next reads', (test) => {
  test('are stored after an edit that changes the URL and the text of the post', async ({
    database,
  }) => {
    const [from = 0, to] = await addPosts(database, ['Falcons', 'Bread']);
    const editing = await database.startTransaction().execute();
    const post = editing.updateTable('posts').where('id', '=', from);
    await post.set({ slug: 'hawks' }).execute();
    const adding = addNextReads(database, 'falcons', new Map([['bread', 5]]));
    await someoneWaits(database);
    // A trigger notes the post for a new list.
    await post.set({ title: 'Hawks' }).execute();
    await editing.commit().execute();
    await adding;
    expect(await storedReads(database)).toEqual([[from, to, 5]]);
  });
});

describe('sums of next reads', () => {
  plainTest('fade by half beyond a bound, and what falls below five is gone', () => {
    const stored = new Map([
      [1, 300],
      [2, 91],
      [3, 9],
    ]);
    expect(sumReaders(new Map([[1, 395]]), new Map([[2, 5]]))).toEqual(
      new Map([
        [2, 5],
        [1, 395],
      ]),
    );
    expect(sumReaders(stored, new Map([[4, 5]]))).toEqual(
      new Map([
        [4, 5],
        [1, 150],
        [2, 45],
      ]),
    );
  });

  plainTest('a post that comes takes the place of the one with the fewest', () => {
    const stored = new Map(Array.from({ length: nextReadLimits.next }, (_, id) => [id, 6 + id]));
    const sums = sumReaders(stored, new Map([[99, 5]]));
    expect(sums.size).toBe(nextReadLimits.next);
    expect(sums.get(99)).toBe(5);
    expect(sums.has(0)).toBe(false);
    expect(sums.get(1)).toBe(7);
  });

  plainTest(
    'weigh less than their share, little where they are few, and never more than all',
    () => {
      expect(weightOf(5, 5)).toBe(0.3);
      expect(weightOf(100, 100)).toBe(0.8);
      // Four times the readers weigh twice as much.
      expect(weightOf(160, 200) / weightOf(40, 200)).toBeCloseTo(2);
      expect(weightOf(1_000_000, 1_000_000)).toBe(1);
    },
  );
});

/** Adds posts without tags, description and text. @returns their ids */
async function addPosts(database: Database, titles: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const title of titles) {
    const post = samplePost({ title, description: '', content: '', tags: [] });
    ids.push((await createPost(database, post)).id);
  }
  await relateTexts(database);
  return ids;
}

/** Of each row: from which post, to which one, how many. */
async function storedReads(database: Database): Promise<[number, number, number][]> {
  const rows = await database.selectFrom('next_reads').selectAll().orderBy('post_id').execute();
  return rows.map(({ post_id, next_id, readers }) => [post_id, next_id, readers]);
}

async function titlesAfter(database: Database, id: number): Promise<string[]> {
  await relateTexts(database);
  return (await findRelatedPosts(database, { id, language: 'en' })).map(({ title }) => title);
}
