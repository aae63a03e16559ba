import fc from 'fast-check';
import { expect } from 'vitest';
import { createPost, publishDue } from '#domain/posts/index.ts';
import { type Database, openDatabase } from '#platform/database/index.ts';
import { samplePost } from './sample-post.ts';

const start = Date.parse('2026-11-24T12:00:00.000Z');
const after = (seconds: number) => new Date(start + seconds * 1_000);

const second = fc.integer({ min: 1, max: 1_000 });

/** More than it takes to publish two posts, so that an instance dies at any point of the first or second, or after. */
const mostQueries = 40;

/**
 * What one of the instances does at a moment: which second its clock says, and before which of its queries it dies;
 * null if it lives on.
 */
const visit = fc.record({
  clock: second,
  diesBeforeQuery: fc.option(fc.integer({ min: 0, max: mostQueries })),
});

/** Three instances look at the same moment. Their clocks differ, and jump from one moment to the next. */
const moment = fc.tuple(visit, visit, visit);

type Visit = { clock: number; diesBeforeQuery: number | null };

/**
 * Schedules posts at random times and lets three instances publish what is due, all at once, by clocks that jump. Some
 * die in the middle. No post is published early by the clock of its instance, none twice, none forgotten.
 *
 * @returns the number of schedules
 */
export async function checkRandomSchedules(
  databaseUrl: string,
  { posts, runs }: { posts: number; runs: number },
): Promise<number> {
  const database = await openDatabase(databaseUrl);
  const instances = [database, await openDatabase(databaseUrl), await openDatabase(databaseUrl)];
  const ids: number[] = [];
  for (let count = 0; count < posts; count += 1)
    ids.push((await createPost(database, samplePost({ publishedAt: null }))).id);
  let checked = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(second, { minLength: posts, maxLength: posts }),
      fc.array(moment, { maxLength: 6 }),
      async (times, moments) => {
        await schedule(database, new Map(ids.map((id, index) => [id, times[index] ?? 0])));
        const last = { clock: 1_000, diesBeforeQuery: null };
        for (const visits of [...moments, [last, last, last]]) {
          const before = await publishedAt(database);
          await Promise.all(
            visits.map(async (one, index) => await publishAs(instances[index] ?? database, one)),
          );
          const now = await publishedAt(database);
          const latest = Math.max(...visits.map(({ clock }) => clock));
          const latestAlive = Math.max(
            ...visits.map((one) => (one.diesBeforeQuery === null ? one.clock : 0)),
          );
          for (const [index, id] of ids.entries()) {
            const [time = 0, was, is] = [times[index], before.get(id), now.get(id)];
            // None twice: what was published stays as it was.
            if (was !== undefined) expect(is).toBe(was);
            // None early, by the clock of whichever instance it was.
            else if (is !== undefined) {
              expect(is).toBeGreaterThanOrEqual(time);
              expect(time).toBeLessThanOrEqual(latest);
            }
            // None forgotten by an instance that lives.
            if (time <= latestAlive) expect(is).toBeDefined();
          }
        }
        expect(await countsOfPosts(database)).toEqual({ revisions: posts, entries: posts });
        checked += posts;
      },
    ),
    { numRuns: runs },
  );
  for (const instance of instances) await instance.destroy();
  return checked;
}

/** Publishes as the scheduler of an instance does, which may die. The database rolls back what it has begun. */
async function publishAs(instance: Database, { clock, diesBeforeQuery }: Visit): Promise<void> {
  if (diesBeforeQuery === null) return void (await publishDue(instance, after(clock)));
  const mortal = dyingBefore(instance, diesBeforeQuery);
  await publishDue(mortal, after(clock)).catch((error: unknown) => {
    if (!(error instanceof Died)) throw error;
  });
}

class Died extends Error {}

function dyingBefore(database: Database, query: number): Database {
  let left = query;
  return database.withPlugin({
    transformQuery({ node }) {
      if (left === 0) throw new Died();
      left -= 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

/** @param times in seconds, by the ids of posts */
async function schedule(database: Database, times: ReadonlyMap<number, number>): Promise<void> {
  await database.deleteFrom('scheduled_publications').execute();
  await database.deleteFrom('revisions').execute();
  await database.deleteFrom('activity').execute();
  await database
    .updateTable('posts')
    .set({ published_at: null, first_published_at: null })
    .execute();
  await database
    .insertInto('scheduled_publications')
    .values(
      [...times].map(([post_id, time]) => ({
        post_id,
        publish_at: after(time).toISOString(),
        username: 'sara',
        published_at: null,
      })),
    )
    .execute();
}

/** @returns the second at which each published post was, by its id */
async function publishedAt(database: Database): Promise<Map<number, number>> {
  const rows = await database
    .selectFrom('posts')
    .select(['id', 'published_at'])
    .where('published_at', 'is not', null)
    .execute();
  return new Map(
    rows.map(({ id, published_at }) => [id, (Date.parse(published_at ?? '') - start) / 1_000]),
  );
}

/** How many revisions and entries of the audit log the publications have left. */
async function countsOfPosts(database: Database) {
  const revisions = await database.selectFrom('revisions').select('id').execute();
  const entries = await database
    .selectFrom('activity')
    .select('id')
    .where('action', '=', 'post-published-on-schedule')
    .execute();
  return { revisions: revisions.length, entries: entries.length };
}
