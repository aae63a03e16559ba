import fc from 'fast-check';
import { expect } from 'vitest';
import { createPost, publishDue } from '#domain/posts/index.ts';
import type { Database } from '#platform/database/index.ts';
import { samplePost } from './sample-post.ts';

const start = Date.parse('2026-11-24T12:00:00.000Z');
const after = (seconds: number) => new Date(start + seconds * 1_000);

/**
 * Schedules posts at random times and lets processes publish what is due by clocks that jump. Some processes die in the
 * middle. No post is published early by the clock of its process, none twice, none forgotten.
 *
 * @returns the number of schedules
 */
export async function checkRandomSchedules(
  database: Database,
  { posts, runs }: { posts: number; runs: number },
): Promise<number> {
  const ids: number[] = [];
  for (let count = 0; count < posts; count += 1)
    ids.push((await createPost(database, samplePost({ publishedAt: null }))).id);
  const second = fc.integer({ min: 1, max: 1_000 });
  let checked = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(second, { minLength: posts, maxLength: posts }),
      // What the clock of a process says, and whether the process dies in the middle.
      fc.array(fc.record({ clock: second, dies: fc.boolean() }), { maxLength: 8 }),
      async (times, ticks) => {
        await reset(database, new Map(ids.map((id, index) => [id, after(times[index] ?? 0)])));
        for (const { clock, dies } of [...ticks, { clock: 1_000, dies: false }]) {
          const before = await findPublished(database);
          if (dies) await publishAndDie(database, after(clock));
          else await publishDue(database, after(clock));
          const now = await findPublished(database);
          ids.forEach((id, index) => {
            const isDue = (times[index] ?? 0) <= clock;
            expect(now.has(id)).toBe(before.has(id) || (isDue && !dies));
          });
        }
        const revisions = await database.selectFrom('revisions').select('id').execute();
        expect(revisions).toHaveLength(posts);
        checked += posts;
      },
    ),
    { numRuns: runs },
  );
  return checked;
}

/** The transaction of a process that dies in the middle is rolled back. */
async function publishAndDie(database: Database, now: Date): Promise<void> {
  const dying = database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('scheduled_publications')
      .set({ published_at: now.toISOString() })
      .where('publish_at', '<=', now.toISOString())
      .execute();
    throw new Error('died');
  });
  await expect(dying).rejects.toThrow('died');
}

async function reset(database: Database, schedule: ReadonlyMap<number, Date>): Promise<void> {
  await database.deleteFrom('scheduled_publications').execute();
  await database.deleteFrom('revisions').execute();
  await database
    .updateTable('posts')
    .set({ published_at: null, first_published_at: null })
    .execute();
  await database
    .insertInto('scheduled_publications')
    .values(
      [...schedule].map(([post_id, time]) => ({
        post_id,
        publish_at: time.toISOString(),
        username: 'sara',
        published_at: null,
      })),
    )
    .execute();
}

async function findPublished(database: Database): Promise<Set<number>> {
  const rows = await database
    .selectFrom('posts')
    .select('id')
    .where('published_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
