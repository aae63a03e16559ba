import { createStore, del, entries, get, promisifyRequest, type UseStore } from 'idb-keyval';
import { z } from 'zod';
import { type DraftRecord, unsavedDraft, unsavedDrafts } from './unsaved-drafts.ts';

/** A draft that this device has saved. */
export type DraftOnDevice<Value> = DraftRecord<Value> & { key: string };

let store: UseStore | undefined;

/** Opens the store on first use. Without IndexedDB, reads and writes fail, but the panel works. */
export function drafts(): UseStore {
  store ??= createStore('blog-panel', 'drafts');
  return store;
}

function draftRecord<Value>(value: z.ZodType<Value>) {
  const server = z.object({ id: z.string(), version: z.int(), value: value.nullable() });
  return z.object({ savedAt: z.iso.datetime(), value, server: server.optional() });
}

/**
 * Reads a draft. A draft in the memory of the page is newer than a saved one, and wins.
 *
 * @returns null when there is none, or when its shape is not that of this version of the panel
 */
export async function readDraft<Value>(
  key: string,
  schema: z.ZodType<Value>,
): Promise<DraftRecord<Value> | null> {
  const result = draftRecord(schema).safeParse(unsavedDraft(key) ?? (await get(key, drafts())));
  return result.success ? result.data : null;
}

/** Lists all drafts with a key prefix, the latest first. Without IndexedDB it lists those in the memory of the page. */
export async function listDrafts<Value>(
  prefix: string,
  schema: z.ZodType<Value>,
): Promise<DraftOnDevice<Value>[]> {
  const all = new Map([...(await readRecords()), ...unsavedDrafts()]);
  return [...all]
    .filter(([key]) => key.startsWith(prefix))
    .flatMap(([key, record]) => {
      const result = draftRecord(schema).safeParse(record);
      return result.success ? [{ key, ...result.data }] : [];
    })
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt));
}

async function readRecords(): Promise<[string, unknown][]> {
  try {
    return await entries<string, unknown>(drafts());
  } catch (error) {
    console.error('The drafts of this device can not be read:', error);
    return [];
  }
}

/** Commits at once: a page that is being left has no time for the automatic commit. */
export async function writeDraft(key: string, draft: DraftRecord<unknown>): Promise<void> {
  await drafts()('readwrite', (store) => {
    store.put(draft, key);
    store.transaction.commit();
    return promisifyRequest(store.transaction);
  });
}

export async function deleteDraft(key: string): Promise<void> {
  await del(key, drafts());
}
