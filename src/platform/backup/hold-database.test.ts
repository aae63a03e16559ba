import { join } from 'node:path';
import { expect } from 'vitest';
import { createPost } from '#domain/posts/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { prepareSite } from '../../../tests/support/prepare-site.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import { newFolder } from '../../../tests/support/start-s3.ts';
import { readStoredRows } from '../../../tests/support/stored-rows.ts';
import { openDatabase, openDatabaseWithChanges } from '../database/index.ts';
import { copyByBackup, dropHeld, holdDatabase, putBack } from './index.ts';

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
    const listener = { onChange: () => undefined, onMissedEvents: () => undefined };
    const running = await openDatabaseWithChanges(databaseUrl, listener);
    await running.changes.flushed();
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
    const path = join(await newFolder(), 'site.backup');
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
