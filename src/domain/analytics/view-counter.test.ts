import { expect } from 'vitest';
import { createPost, findPublishedPost } from '#domain/posts/index.ts';
import { openDatabase } from '#platform/database/index.ts';
import { describeEachEngine, describePostgres } from '../../../tests/support/each-engine.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import { someoneWaits } from '../../../tests/support/someone-waits.ts';
import { withHiddenTables } from '../../../tests/support/with-hidden-tables.ts';
import { createViewCounter } from './index.ts';

const rezan = { ipAddress: '10.0.0.1', userAgent: 'Mozilla/5.0 (phone)' };
const shno = { ipAddress: '10.0.0.2', userAgent: 'Mozilla/5.0 (phone)' };

describeEachEngine('createViewCounter', (test) => {
  test('counts one reader per visitor, post and day', async ({ database }) => {
    let now = new Date('2026-11-20T23:59:00Z');
    const { slug } = await createPost(database, samplePost());
    const counter = createViewCounter(database, () => now);
    counter.record(slug, rezan);
    counter.record(slug, rezan);
    counter.record(slug, shno);
    await counter.flush();
    counter.record(slug, rezan);
    await counter.flush();
    expect((await findPublishedPost(database, slug))?.views).toBe(2);

    now = new Date('2026-11-21T00:01:00Z');
    counter.record(slug, rezan);
    await counter.stop();
    expect((await findPublishedPost(database, slug))?.views).toBe(3);
    const days = await database
      .selectFrom('post_views_daily')
      .select(['day', 'views'])
      .orderBy('day')
      .execute();
    expect(days).toEqual([
      { day: '2026-11-20', views: 2 },
      { day: '2026-11-21', views: 1 },
    ]);
  });

  test('counts at most 20 readers of a post per day and IP address, whatever the user agents', async ({
    database,
  }) => {
    let now = new Date('2026-11-20T12:00:00Z');
    const { slug } = await createPost(database, samplePost());
    const other = await createPost(database, samplePost({ title: 'Other' }));
    const counter = createViewCounter(database, () => now);
    const readWith = (ipAddress: string, browsers: number, path = slug) => {
      for (let number = 0; number < browsers; number += 1)
        counter.record(path, { ipAddress, userAgent: `browser ${number}` });
    };
    const views = async (path = slug) => {
      await counter.flush();
      return (await findPublishedPost(database, path))?.views;
    };
    readWith('192.0.2.1', 15);
    expect(await views()).toBe(15);
    readWith('192.0.2.1', 300);
    expect(await views()).toBe(20);
    // The /64 network of one IPv6 customer counts as one IP address.
    for (let host = 0; host < 300; host += 1) readWith(`2001:db8::${host.toString(16)}`, 1);
    expect(await views()).toBe(40);
    readWith('192.0.2.2', 1);
    readWith('192.0.2.1', 30, other.slug);
    expect([await views(), await views(other.slug)]).toEqual([41, 20]);
    now = new Date('2026-11-21T12:00:00Z');
    readWith('192.0.2.1', 1);
    expect(await views()).toBe(42);
    await counter.stop();
  });

  test('repeated requests from one IP address leave room for others', async ({ database }) => {
    const { slug } = await createPost(database, samplePost());
    const counter = createViewCounter(database);
    for (let number = 0; number < 40_000; number += 1) {
      counter.record(slug, { ...rezan, userAgent: `browser ${number}` });
      counter.record(slug, { ...shno, userAgent: 'x'.repeat(300) + number });
    }
    counter.record(slug, { ipAddress: '192.0.2.1', userAgent: shno.userAgent });
    await counter.stop();
    // Only the first 300 characters of a user agent tell readers apart.
    expect((await findPublishedPost(database, slug))?.views).toBe(20 + 1 + 1);
  });

  test('writes nothing until it is flushed, and everything when it stops', async ({ database }) => {
    const { slug } = await createPost(database, samplePost());
    const counter = createViewCounter(database);
    counter.record(slug, rezan);
    expect((await findPublishedPost(database, slug))?.views).toBe(0);
    await counter.stop();
    expect((await findPublishedPost(database, slug))?.views).toBe(1);
  });

  test('stores no IP address, and deletes the salt and the hashes of past days', async ({
    database,
  }) => {
    let now = new Date('2026-11-20T12:00:00Z');
    const { slug } = await createPost(database, samplePost());
    const counter = createViewCounter(database, () => now);
    counter.record(slug, rezan);
    await counter.flush();
    const stored = JSON.stringify([
      await database.selectFrom('post_readers').selectAll().execute(),
      await database.selectFrom('settings').selectAll().execute(),
    ]);
    expect(stored).not.toContain(rezan.ipAddress);
    expect(stored).not.toContain('Mozilla');

    now = new Date('2026-11-21T12:00:00Z');
    counter.record(slug, rezan);
    await counter.stop();
    const readers = await database.selectFrom('post_readers').select('day').execute();
    expect(readers).toEqual([{ day: '2026-11-21' }]);
    const salts = await database
      .selectFrom('settings')
      .select('key')
      .where('key', 'like', 'visitor-salt-%')
      .execute();
    expect(salts).toEqual([{ key: 'visitor-salt-2026-11-21' }]);
  });

  test('after the clock jumps, counts a reader once more for each repeated day and keeps no future salt', async ({
    database,
  }) => {
    let now = new Date('2026-11-20T12:00:00Z');
    const { slug } = await createPost(database, samplePost());
    const counter = createViewCounter(database, () => now);
    const readAt = async (time: string) => {
      now = new Date(time);
      counter.record(slug, rezan);
      await counter.flush();
      return (await findPublishedPost(database, slug))?.views;
    };
    const keptDays = async () => {
      const salts = await database
        .selectFrom('settings')
        .select('key')
        .where('key', 'like', 'visitor-salt-%')
        .execute();
      const readers = await database.selectFrom('post_readers').select('day').execute();
      const days = [
        ...salts.map(({ key }) => key.slice(-'2026-11-20'.length)),
        ...readers.map(({ day }) => day),
      ];
      return [...new Set(days)].sort();
    };
    expect(await readAt('2026-11-20T12:00:00Z')).toBe(1);
    // Forward by an hour and back: the same day.
    expect(await readAt('2026-11-20T13:00:00Z')).toBe(1);
    expect(await readAt('2026-11-20T12:00:00Z')).toBe(1);
    // Forward by thirteen and back: the salt of the first day was deleted at its end.
    expect(await readAt('2026-11-21T01:00:00Z')).toBe(2);
    expect(await readAt('2026-11-20T12:00:00Z')).toBe(3);
    expect(await keptDays()).toEqual(['2026-11-20', '2026-11-21']);
    // This day was already counted when the clock was ahead.
    expect(await readAt('2026-11-21T12:00:00Z')).toBe(3);
    expect(await readAt('2036-11-21T12:00:00Z')).toBe(4);
    expect(await readAt('2026-11-21T12:00:00Z')).toBe(5);
    expect(await keptDays()).toEqual(['2026-11-21']);
    await counter.stop();
  });

  test('counts nobody again who was counted before addresses were hashed', async ({ database }) => {
    const { slug } = await createPost(database, samplePost());
    const counter = createViewCounter(database);
    counter.record(slug, rezan);
    await counter.flush();
    await database.updateTable('post_readers').set({ address_hash: '' }).execute();
    for (const visitor of [rezan, shno]) counter.record(slug, visitor);
    await counter.stop();
    expect((await findPublishedPost(database, slug))?.views).toBe(2);
  });

  test('ignores unknown slugs, unpublished posts and deleted posts', async ({ database }) => {
    const draft = await createPost(database, samplePost({ publishedAt: null }));
    const deleted = await createPost(database, samplePost());
    await database
      .updateTable('posts')
      .set({ deleted_at: '2026-11-20T12:00:00.000Z' })
      .where('id', '=', deleted.id)
      .execute();
    const counter = createViewCounter(database);
    counter.record(draft.slug, rezan);
    counter.record(deleted.slug, rezan);
    counter.record('nowhere', rezan);
    await counter.stop();
    const posts = await database.selectFrom('posts').select('views').execute();
    expect(posts).toEqual([{ views: 0 }, { views: 0 }]);
    expect(await database.selectFrom('post_readers').select('day').execute()).toEqual([]);
  });

  test('keeps reads that could not be written until the next flush', async ({
    database,
    databaseUrl,
  }) => {
    const { slug } = await createPost(database, samplePost());
    const broken = await openDatabase(databaseUrl);
    const counter = createViewCounter(broken);
    counter.record(slug, rezan);
    await withHiddenTables(broken, ['post_readers'], async () => {
      await expect(counter.flush()).rejects.toThrow();
    });
    await counter.stop();
    await broken.destroy();
    expect((await findPublishedPost(database, slug))?.views).toBe(1);
  });
});

describePostgres('createViewCounter', (test) => {
  test('counts a visitor once across two processes that flush together', async ({
    database,
    databaseUrl,
  }) => {
    const { slug } = await createPost(database, samplePost());
    const otherDatabase = await openDatabase(databaseUrl);
    const here = createViewCounter(database);
    const there = createViewCounter(otherDatabase);
    for (const counter of [here, there]) {
      counter.record(slug, rezan);
      counter.record(slug, shno);
    }
    await Promise.all([here.stop(), there.stop()]);
    await otherDatabase.destroy();
    expect((await findPublishedPost(database, slug))?.views).toBe(2);
  });

  test('counts at most 20 readers of one IP address across two processes that flush together', async ({
    database,
    databaseUrl,
  }) => {
    const { slug } = await createPost(database, samplePost());
    const otherDatabase = await openDatabase(databaseUrl);
    const counters = [createViewCounter(database), createViewCounter(otherDatabase)];
    for (const [process, counter] of counters.entries())
      for (let number = 0; number < 20; number += 1)
        counter.record(slug, { ...rezan, userAgent: `browser ${number} of process ${process}` });
    await Promise.all(counters.map((counter) => counter.stop()));
    await otherDatabase.destroy();
    expect((await findPublishedPost(database, slug))?.views).toBe(20);
  });

  test('counts a reader of a post that gets another slug at that moment', async ({ database }) => {
    const { id, slug } = await createPost(database, samplePost());
    const editing = await database.startTransaction().execute();
    await editing.selectFrom('posts').select('id').forNoKeyUpdate().execute();
    const counter = createViewCounter(database);
    counter.record(slug, rezan);
    const counting = counter.stop();
    await someoneWaits(database);
    const post = editing.updateTable('posts').where('id', '=', id);
    await post.set({ slug: 'another' }).execute();
    await editing.commit().execute();
    await counting;
    expect((await findPublishedPost(database, 'another'))?.views).toBe(1);
  });
});
