import { promisifyRequest } from 'idb-keyval';
import { migratedKey } from './draft-keys.ts';
import { lockedDrafts } from './draft-locks.ts';
import { drafts } from './draft-store.ts';

/**
 * Migrates drafts without an owner to the account that opens the panel first in this browser. A draft that is open in a
 * tab of the earlier version is migrated after that tab closes.
 *
 * One transaction moves all drafts, so that a crash neither duplicates nor loses one.
 */
export async function migrateLegacyDrafts(username: string): Promise<void> {
  const locked = await lockedDrafts('');
  try {
    await drafts()('readwrite', async (store) => {
      // An IndexedDB transaction ends when it has no request: await nothing else in here.
      const keys = await promisifyRequest(store.getAllKeys());
      for (const key of keys) {
        const next = typeof key === 'string' ? migratedKey(key, username) : undefined;
        if (!next || locked.has(String(key))) continue;
        store.put(await promisifyRequest(store.get(key)), next);
        store.delete(key);
      }
      await promisifyRequest(store.transaction);
    });
  } catch (error) {
    console.error('Could not migrate the drafts of an earlier version:', error);
  }
}
