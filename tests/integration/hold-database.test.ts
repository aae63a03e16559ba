import { expect } from 'vitest';
import { createPost } from '#domain/posts/index.ts';
import { copyByBackup, dropHeld, holdDatabase, putBack } from '#platform/backup/index.ts';
import { openDatabase, openDatabaseWithChanges } from '#platform/database/index.ts';
import { describeEachEngine } from '../support/each-engine.ts';
import { prepareSite } from '../support/prepare-site.ts';
import { samplePost } from '../support/sample-post.ts';
import { readStoredRows } from '../support/stored-rows.ts';

describeEachEngine('a held database', (test) => {
  test('takes the place of what was made of the site’s, with sessions and all, however often', async ({
    newDatabaseUrl: databaseUrl,
  }) => {
    await prepareSite(databaseUrl);
    const before = await openDatabase(databaseUrl);
    await createPost(before, samplePost({ title: 'From before' }));
    const rows = await readStoredRows(before);
    expect(rows.sessions).toHaveLength(1);
    await before.destroy();

    const held = await holdDatabase(databaseUrl);
    const migrated = await openDatabase(databaseUrl);
    await migrated.schema.alterTable('posts').renameColumn('title', 'name').execute();
    await migrated.destroy();
    for (const _ of ['first', 'again']) {
      await putBack(databaseUrl, held);
      const after = await openDatabase(databaseUrl);
      expect(await readStoredRows(after)).toEqual(rows);
      await after.destroy();
    }
  });

  test('is made only while no site runs on the database, and can be dropped', async ({
    newDatabaseUrl: databaseUrl,
  }) => {
    const listening = Promise.withResolvers<void>();
    const running = await openDatabaseWithChanges(databaseUrl, {
      onChange: () => listening.resolve(),
      // PostgreSQL's listener connects later than the database: this tells that it has.
      onMissedEvents: () => listening.resolve(),
    });
    await createPost(running.database, samplePost());
    await listening.promise;
    await expect(holdDatabase(databaseUrl)).rejects.toThrow(/Stop it first/);
    await running.changes.stop();
    await running.database.destroy();
    const held = await holdDatabase(databaseUrl);
    await dropHeld(databaseUrl, held);
    // Nothing is held any more, so the database stays.
    await putBack(databaseUrl, held);
    await (await openDatabase(databaseUrl)).destroy();
  });
});

describeEachEngine('a copy by a backup', (test) => {
  test('has the rows of the database, at its version', async ({ databaseUrl, newDatabaseUrl }) => {
    const database = await openDatabase(databaseUrl);
    await createPost(database, samplePost({ title: 'Copied' }));
    const path = `${process.env.TMPDIR}/site-copy-${process.pid}-${Date.now()}.backup`;
    const copied = await copyByBackup({
      ...{ databaseUrl, copyUrl: newDatabaseUrl, path, secret: undefined },
    });
    expect(copied).toBeGreaterThan(1);
    const copy = await openDatabase(newDatabaseUrl);
    expect((await readStoredRows(copy)).posts).toEqual((await readStoredRows(database)).posts);
    await copy.destroy();
    await database.destroy();
  });
});
