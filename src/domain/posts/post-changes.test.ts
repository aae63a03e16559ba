import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, onTestFinished, vi } from 'vitest';
import { openDatabase, openDatabaseWithChanges } from '#platform/database/index.ts';
import {
  describeEachEngine,
  describePostgres,
  testOnFile,
} from '../../../tests/support/each-engine.ts';
import { openWithChanges } from '../../../tests/support/open-with-changes.ts';
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

describeEachEngine('a change to a post', (test) => {
  test('is flushed once the listener is done with it', async ({ databaseUrl }) => {
    const heard = Promise.withResolvers<void>();
    const listener = Promise.withResolvers<void>();
    const { database, changes, onChange } = await openWithChanges(databaseUrl);
    onChange.mockImplementation(() => {
      heard.resolve();
      return listener.promise;
    });
    await createPost(database, samplePost());
    const order: string[] = [];
    const flushed = changes.flushed().then(() => order.push('flushed'));
    await heard.promise;
    await createPost(database, samplePost({ title: 'Another' }));
    order.push('done');
    listener.resolve();
    await flushed;
    expect(order).toEqual(['done', 'flushed']);
  });

  test('is reported with its slugs and those of its translations', async ({ databaseUrl }) => {
    const { database, changedSlugs } = await openWithChanges(databaseUrl);
    const {
      id,
      slug,
      translation_group: translationGroup,
    } = await createPost(database, samplePost());
    expect(await changedSlugs()).toEqual([slug]);
    const kurdish = await createPost(
      database,
      samplePost({ language: 'ckb', title: 'پۆستێک', translationGroup }),
    );
    const both = [slug, kurdish.slug].sort();
    expect(await changedSlugs()).toEqual(both);

    await togglePublished(database, id);
    expect(await changedSlugs()).toEqual(both);
    const { updatedAt } = await findAdminPost(database, id);
    await editPost(database, id, { slug: 'elsewhere', updatedAt });
    expect(await changedSlugs()).toEqual([...both, 'elsewhere'].sort());
    await deletePost(database, id);
    expect(await changedSlugs()).toEqual(['elsewhere', kurdish.slug].sort());
    await restorePost(database, id);
    expect(await changedSlugs()).toEqual(['elsewhere', kurdish.slug].sort());
    await deletePost(database, id);
    await changedSlugs();
    await purgeDeletedPosts(database, new Date(Date.now() + 24 * 60 * 60_000));
    expect(await changedSlugs()).toEqual(['elsewhere', kurdish.slug].sort());
  });

  test('is not reported for new views', async ({ databaseUrl }) => {
    const { database, changedSlugs } = await openWithChanges(databaseUrl);
    const { id } = await createPost(database, samplePost());
    await changedSlugs();
    await database
      .updateTable('posts')
      .set(({ eb }) => ({ views: eb('views', '+', 1) }))
      .where('id', '=', id)
      .execute();
    expect(await changedSlugs()).toEqual([]);
  });
});

testOnFile(
  'a commit of another process to an SQLite file counts as missed events, and no other does',
  async ({ databaseUrl }) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { database, changedSlugs, onMissedEvents } = await openWithChanges(databaseUrl);
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
    expect(await changedSlugs()).toEqual([slug]);
    await createPost(other, samplePost({ title: 'Of the other' }));
    expect(gapsAfterSeconds()).toBe(before + 1);
    expect(gapsAfterSeconds()).toBe(before + 1);
    expect(await changedSlugs()).toEqual([]);
  },
);

testOnFile(
  'a change is reported after the requests that arrived during its transaction',
  async ({ databaseUrl }) => {
    const order: string[] = [];
    const server = createServer((_request, response) => {
      order.push('request');
      response.end();
    }).listen(0, 'localhost');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const reader = connect(port, 'localhost');
    onTestFinished(async () => {
      reader.destroy();
      await promisify(server.close.bind(server))();
    });
    await once(reader, 'connect');
    const { database, changes } = await openDatabaseWithChanges(databaseUrl, {
      onChange: () => void order.push('change'),
      onMissedEvents() {},
    });
    onTestFinished(async () => {
      await changes.stop();
      await database.destroy();
    });
    await createPost(database, samplePost());
    await changes.flushed();
    order.length = 0;
    reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    // Ends before the server can read the request.
    await database.updateTable('posts').set({ title: 'Changed' }).execute();
    expect(order).toEqual([]);
    await changes.flushed();
    expect(order).toEqual(['request', 'change']);
  },
);

describePostgres('several processes', (test) => {
  test('report changes to each other, and missed events after a lost connection', async ({
    databaseUrl,
  }) => {
    const { database, changedSlugs, onMissedEvents } = await openWithChanges(databaseUrl);
    const other = await openDatabase(databaseUrl);
    onTestFinished(() => other.destroy());
    const { slug } = await createPost(other, samplePost());
    expect(await changedSlugs()).toEqual([slug]);

    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'post changes'
    `.execute(other);
    await vi.waitFor(() => expect(onMissedEvents).toHaveBeenCalledTimes(2));
    const next = await createPost(database, samplePost({ title: 'Another' }));
    expect(await changedSlugs()).toEqual([next.slug]);
  });
});
