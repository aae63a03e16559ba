import { expect } from 'vitest';
import { createPost } from '#domain/posts/index.ts';
import {
  copyByBackup,
  dropColdCopy,
  makeColdCopy,
  restoreColdCopy,
} from '#platform/backup/index.ts';
import { openDatabase, openDatabaseWithChanges } from '#platform/database/index.ts';
import { describeEachEngine } from '../support/each-engine.ts';
import { prepareSite } from '../support/prepare-site.ts';
import { samplePost } from '../support/sample-post.ts';
import { readStoredRows } from '../support/stored-rows.ts';

describeEachEngine('a cold copy', (test) => {
  test('replaces the database with sessions and settings, and a second time changes nothing', async ({
    newDatabaseUrl: databaseUrl,
  }) => {
    await prepareSite(databaseUrl);
    const before = await openDatabase(databaseUrl);
    await createPost(before, samplePost({ title: 'From before' }));
    const rows = await readStoredRows(before);
    expect(rows.sessions).toHaveLength(1);
    await before.destroy();

    const copy = await makeColdCopy(databaseUrl);
    const migrated = await openDatabase(databaseUrl);
    await migrated.schema.alterTable('posts').renameColumn('title', 'name').execute();
    await migrated.destroy();
    for (const _ of ['first', 'again']) {
      await restoreColdCopy(databaseUrl, copy);
      const after = await openDatabase(databaseUrl);
      expect(await readStoredRows(after)).toEqual(rows);
      await after.destroy();
    }
  });

  test('needs a database on which no site runs, and can be dropped', async ({
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
    await expect(makeColdCopy(databaseUrl)).rejects.toThrow(/Stop it first/);
    await running.changes.stop();
    await running.database.destroy();
    const copy = await makeColdCopy(databaseUrl);
    await dropColdCopy(databaseUrl, copy);
    // The copy is gone, so the database stays.
    await restoreColdCopy(databaseUrl, copy);
    await (await openDatabase(databaseUrl)).destroy();
  });
});

describeEachEngine('a copy by a backup', (test) => {
  test('has the rows of the database, at its version', async ({ databaseUrl, newDatabaseUrl }) => {
    const database = await openDatabase(databaseUrl);
    await createPost(database, samplePost({ title: 'Copied' }));
    const path = `${process.env.TMPDIR}/site-copy-${process.pid}-${Date.now()}.backup`;
    const copied = await copyByBackup({
      databaseUrl,
      copyUrl: newDatabaseUrl,
      path,
      secret: undefined,
    });
    expect(copied).toBeGreaterThan(1);
    const copy = await openDatabase(newDatabaseUrl);
    expect((await readStoredRows(copy)).posts).toEqual((await readStoredRows(database)).posts);
    await copy.destroy();
    await database.destroy();
  });
});
