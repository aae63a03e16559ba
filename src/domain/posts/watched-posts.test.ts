import { sql } from 'kysely';
import { expect, onTestFinished, vi } from 'vitest';
import { openDatabase, openDatabaseWithChanges } from '#platform/database/index.ts';
import {
  describeEachEngine,
  describePostgres,
  testOnFile,
} from '../../../tests/support/each-engine.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import {
  createPost,
  deletePost,
  editPost,
  findAdminPost,
  purgeDeletedPosts,
  restorePost,
  togglePublished,
} from './index.ts';

/** A database that reports changes of posts, and the changes since the last call. */
async function openWatched(databaseUrl: string) {
  const onChange = vi.fn<(slug: string) => void>();
  const onMissedEvents = vi.fn();
  const { database, changes } = await openDatabaseWithChanges(databaseUrl, {
    onChange,
    onMissedEvents,
  });
  onTestFinished(async () => {
    await changes.stop();
    await database.destroy();
  });
  if (databaseUrl.startsWith('postgres'))
    await vi.waitFor(() => expect(onMissedEvents, 'listening has begun').toHaveBeenCalledTimes(1));
  const told = async () => {
    await changes.flushed();
    const slugs = new Set(onChange.mock.calls.flat());
    onChange.mockClear();
    return [...slugs].sort();
  };
  return { database, told, onMissedEvents };
}

describeEachEngine('a change to a post', (test) => {
  test('is reported with its slugs and those of its translations, before the change returns', async ({
    databaseUrl,
  }) => {
    const { database, told } = await openWatched(databaseUrl);
    const {
      id,
      slug,
      translation_group: translationGroup,
    } = await createPost(database, samplePost());
    expect(await told()).toEqual([slug]);
    const kurdish = await createPost(
      database,
      samplePost({ language: 'ckb', title: 'پۆستێک', translationGroup }),
    );
    const both = [slug, kurdish.slug].sort();
    expect(await told()).toEqual(both);

    await togglePublished(database, id);
    expect(await told()).toEqual(both);
    const { updatedAt } = await findAdminPost(database, id);
    await editPost(database, id, { slug: 'elsewhere', updatedAt });
    expect(await told()).toEqual([...both, 'elsewhere'].sort());
    await deletePost(database, id);
    expect(await told()).toEqual(['elsewhere', kurdish.slug].sort());
    await restorePost(database, id);
    expect(await told()).toEqual(['elsewhere', kurdish.slug].sort());
    await deletePost(database, id);
    await told();
    await purgeDeletedPosts(database, new Date(Date.now() + 24 * 60 * 60_000));
    expect(await told()).toEqual(['elsewhere', kurdish.slug].sort());
  });

  test('is not reported for new views', async ({ databaseUrl }) => {
    const { database, told } = await openWatched(databaseUrl);
    const { id } = await createPost(database, samplePost());
    await told();
    await database
      .updateTable('posts')
      .set(({ eb }) => ({ views: eb('views', '+', 1) }))
      .where('id', '=', id)
      .execute();
    expect(await told()).toEqual([]);
  });
});

testOnFile(
  'a commit of another process to an SQLite file is a gap, and no other is',
  async ({ databaseUrl }) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { database, told, onMissedEvents } = await openWatched(databaseUrl);
    const other = await openDatabase(databaseUrl);
    onTestFinished(() => other.destroy());
    const gapsAfterSeconds = () => {
      vi.advanceTimersByTime(10_000);
      return onMissedEvents.mock.calls.length;
    };
    const before = gapsAfterSeconds();
    const { slug } = await createPost(database, samplePost());
    await findAdminPost(other, 1);
    expect(gapsAfterSeconds()).toBe(before);
    expect(await told()).toEqual([slug]);
    await createPost(other, samplePost({ title: 'Of the other' }));
    expect(gapsAfterSeconds()).toBe(before + 1);
    expect(gapsAfterSeconds()).toBe(before + 1);
    expect(await told()).toEqual([]);
  },
);

describePostgres('several processes', (test) => {
  test('report changes to each other, and a gap after a lost connection', async ({
    databaseUrl,
  }) => {
    const { database, told, onMissedEvents } = await openWatched(databaseUrl);
    const other = await openDatabase(databaseUrl);
    onTestFinished(() => other.destroy());
    const { slug } = await createPost(other, samplePost());
    expect(await told()).toEqual([slug]);

    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'post changes'
    `.execute(other);
    await vi.waitFor(() => expect(onMissedEvents).toHaveBeenCalledTimes(2));
    const next = await createPost(database, samplePost({ title: 'Another' }));
    expect(await told()).toEqual([next.slug]);
  });
});
