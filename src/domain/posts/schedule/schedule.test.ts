import { expect, onTestFinished, vi } from 'vitest';
import { listAuditLog } from '#domain/audit-log/index.ts';
import { listRevisions } from '#domain/revisions/index.ts';
import { type Database, openDatabase, openDatabaseWithChanges } from '#platform/database/index.ts';
import {
  describeEachEngine,
  describePostgres,
  testOnFile,
} from '../../../../tests/support/each-engine.ts';
import { postsNotLocked } from '../../../../tests/support/posts-not-locked.ts';
import { checkRandomSchedules } from '../../../../tests/support/random-schedules.ts';
import { samplePost } from '../../../../tests/support/sample-post.ts';
import { someoneWaits } from '../../../../tests/support/someone-waits.ts';
import {
  cancelPublication,
  createPost,
  deletePost,
  editPost,
  findAdminPost,
  listSchedule,
  publishDue,
  restorePost,
  schedulePublication,
  schedulerRanAt,
  startScheduler,
  togglePublished,
} from '../index.ts';

const noon = new Date('2026-11-24T12:00:00.000Z');
const username = 'sara';
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1_000);

describeEachEngine('a scheduled publication', (test) => {
  test('is never early, and publishes the text of its moment', async ({ database }) => {
    const id = await draft(database);
    await schedule(database, id, after(60));
    const { updatedAt } = await findAdminPost(database, id);
    await editPost(database, id, { content: 'Written later', updatedAt });
    expect(await publishDue(database, after(59.999))).toBe(0);
    expect(await findAdminPost(database, id)).toMatchObject({ published: false });
    expect(await publishDue(database, after(60))).toBe(1);
    const post = await findAdminPost(database, id);
    expect(post).toMatchObject({ published: true, content: 'Written later' });
    expect(await publishDue(database, after(600))).toBe(0);
    const { revisions } = await listRevisions(database, post);
    expect(revisions).toMatchObject([{ kind: 'published', username, at: after(60).toISOString() }]);
    const { entries } = await listAuditLog(database, {});
    expect(entries).toMatchObject([
      { action: 'post-published-on-schedule', subject: post.slug, username },
    ]);
  });

  test('can get another time, and be cancelled', async ({ database }) => {
    const id = await draft(database);
    await schedule(database, id, after(60));
    await schedule(database, id, after(120));
    expect(await publishDue(database, after(60))).toBe(0);
    expect(await cancelPublication(database, id)).toBe(true);
    expect(await cancelPublication(database, id)).toBe(false);
    expect(await publishDue(database, after(120))).toBe(0);
  });

  test('of several posts is stored for all of them or for none', async ({ database }) => {
    const ids = [await draft(database), await draft(database), 999_999];
    const attempt = schedulePublication(database, {
      ids,
      publishAt: after(60),
      username,
      now: noon,
    });
    await expect(attempt).rejects.toMatchObject({ code: 'not-found' });
    expect((await listSchedule(database, noon)).upcoming).toEqual([]);
  });

  test('needs a time in the future, and a post that is not published', async ({ database }) => {
    const id = await draft(database);
    await expect(schedule(database, id, noon)).rejects.toMatchObject({ code: 'time-has-passed' });
    await togglePublished(database, id);
    await expect(schedule(database, id, after(1))).rejects.toMatchObject({
      code: 'already-published',
    });
  });

  test('is cancelled where somebody publishes the post sooner', async ({ database }) => {
    const id = await draft(database);
    await schedule(database, id, after(60));
    await togglePublished(database, id);
    await togglePublished(database, id);
    expect(await publishDue(database, after(60))).toBe(0);
    expect(await findAdminPost(database, id)).toMatchObject({ published: false });
  });

  test('waits while the post is deleted', async ({ database }) => {
    const id = await draft(database);
    await schedule(database, id, after(60));
    await deletePost(database, id);
    expect(await publishDue(database, after(60))).toBe(0);
    await restorePost(database, id);
    expect(await publishDue(database, after(90))).toBe(1);
  });

  test('that was published late is told for a week', async ({ database }) => {
    const [late, punctual] = [await draft(database), await draft(database)];
    await schedule(database, late, after(60));
    await publishDue(database, after(60 + 121));
    await schedule(database, punctual, after(400));
    await publishDue(database, after(404));
    const week = 7 * 24 * 60 * 60;
    expect((await listSchedule(database, after(week))).late).toMatchObject([{ id: late }]);
    expect((await listSchedule(database, after(week + 182))).late).toEqual([]);
  });

  test('is made by the scheduler, which says when it ran', async ({ database, databaseUrl }) => {
    const id = await draft(database);
    await schedule(database, id, after(60));
    expect(await schedulerRanAt(database)).toBeNull();
    const stop = startScheduler(database, async () => after(60));
    await expect.poll(() => schedulerRanAt(database)).toBe(after(60).toISOString());
    await stop();
    expect(await findAdminPost(database, id)).toMatchObject({ published: true });
    const changes = { onChange: () => undefined, onMissedEvents: () => undefined };
    const other = await openDatabaseWithChanges(databaseUrl, changes);
    const clock = await other.readClock();
    await other.changes.stop();
    await other.database.destroy();
    expect(Math.abs(clock.getTime() - Date.now())).toBeLessThan(24 * 60 * 60 * 1_000);
  });

  test('random schedules, three instances that may die, and clocks that jump: none early, none twice, none forgotten', async ({
    databaseUrl,
  }) => {
    await checkRandomSchedules(databaseUrl, { posts: 10, runs: 10 });
  });
});

testOnFile('a post is published within five seconds of its time', async ({ database }) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const id = await draft(database);
  await schedule(database, id, after(60));
  let now = after(59);
  const stop = startScheduler(database, async () => now);
  const isPublished = async () => (await findAdminPost(database, id)).published;
  await expect.poll(() => schedulerRanAt(database)).toBe(now.toISOString());
  expect(await isPublished()).toBe(false);
  now = after(60);
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(isPublished).toBe(true);
  await stop();
});

describePostgres('several processes at one moment', (test) => {
  test('publish each post once', async ({ database, databaseUrl }) => {
    const others = [await openDatabase(databaseUrl), await openDatabase(databaseUrl)];
    for (let count = 0; count < 40; count += 1)
      await schedule(database, await draft(database), after(1 + (count % 5)));
    const published = await Promise.all(
      [database, ...others].map(async (process) => await publishDue(process, after(10))),
    );
    expect(published.reduce((sum, count) => sum + count)).toBe(40);
    const { entries } = await listAuditLog(database, { group: 'post' });
    expect(new Set(entries.map(({ subject }) => subject)).size).toBe(40);
    for (const other of others) await other.destroy();
  });

  test('publish a post by its time once another has published it by hand', async ({ database }) => {
    const id = await draft(database);
    await schedule(database, id, after(1));
    // As `togglePublished` does, one step after the other.
    const byHand = await database.startTransaction().execute();
    const now = after(0).toISOString();
    await byHand.updateTable('posts').set({ published_at: now }).where('id', '=', id).execute();
    const byTime = publishDue(database, after(1));
    await someoneWaits(database);
    expect(await cancelPublication(byHand, id)).toBe(true);
    await byHand.commit().execute();
    expect(await byTime).toBe(0);
    expect(await findAdminPost(database, id)).toMatchObject({ published: true });
  });

  test('schedule several posts in one order', async ({ database }) => {
    const ids = [await draft(database), await draft(database), await draft(database)];
    const [first = 0, second = 0, third = 0] = ids;
    const work = async () =>
      await schedulePublication(database, {
        ids: [third, second, first],
        publishAt: after(60),
        username,
        now: noon,
      });
    const free = await postsNotLocked(database, { lockedPost: second, work });
    expect(free).toEqual([second, third]);
  });
});

async function draft(database: Database): Promise<number> {
  return (await createPost(database, samplePost({ publishedAt: null }))).id;
}

async function schedule(database: Database, id: number, publishAt: Date) {
  return await schedulePublication(database, { ids: [id], publishAt, username, now: noon });
}
