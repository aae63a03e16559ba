import { expect } from 'vitest';
import { describeEachEngine } from '../../../../tests/support/each-engine.ts';
import { openDatabase, openDatabaseWithChanges } from '../index.ts';

const listener = { onChange: () => undefined, onMissedEvents: () => undefined };

describeEachEngine('the change token', (test) => {
  test('differs once a row has changed that a backup includes, of this process or of another', async ({
    databaseUrl,
  }) => {
    const { database, changes, readChangeToken } = await openDatabaseWithChanges(
      databaseUrl,
      listener,
    );
    const other = await openDatabase(databaseUrl);
    try {
      for (const [key, writer] of [
        ['own', database],
        ['other', other],
      ] as const) {
        const before = await readChangeToken();
        await writer.insertInto('settings').values({ key, value: 'a' }).execute();
        // PostgreSQL reports its counts some seconds late.
        await expect.poll(readChangeToken, { timeout: 60_000 }).not.toBe(before);
      }
    } finally {
      await changes.stop();
      await other.destroy();
      await database.destroy();
    }
  });

  test('stays when only rows change that no backup includes', async ({ databaseUrl }) => {
    const { database, changes, readChangeToken } = await openDatabaseWithChanges(
      databaseUrl,
      listener,
    );
    try {
      const before = await readChangeToken();
      await database.insertInto('safety_jobs').values({ job: 'scheduler' }).execute();
      await database.updateTable('safety_jobs').set({ succeeded_at: 'now' }).execute();
      expect(await readChangeToken()).toBe(before);
    } finally {
      await changes.stop();
      await database.destroy();
    }
  });
});
