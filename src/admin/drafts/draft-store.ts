import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import { z } from 'zod';

/** What is kept of an unfinished text. */
export type StoredDraft<Value> = {
  /** ISO 8601 in UTC. */
  savedAt: string;
  value: Value;
};

let store: UseStore | undefined;

/** Opened on first use: where a browser has no IndexedDB, reading and writing fail, not the panel. */
function drafts(): UseStore {
  store ??= createStore('blog-panel', 'drafts');
  return store;
}

function storedDraft<Value>(value: z.ZodType<Value>) {
  return z.object({ savedAt: z.iso.datetime(), value });
}

/** @returns null where there is none, and where what is there is not what this version of the panel writes */
export async function readDraft<Value>(
  key: string,
  schema: z.ZodType<Value>,
): Promise<StoredDraft<Value> | null> {
  const result = storedDraft(schema).safeParse(await get(key, drafts()));
  return result.success ? result.data : null;
}

/** All drafts whose keys begin with a prefix, the latest first. */
export async function listDrafts<Value>(
  prefix: string,
  schema: z.ZodType<Value>,
): Promise<(StoredDraft<Value> & { key: string })[]> {
  const all = await entries<string, unknown>(drafts());
  return all
    .filter(([key]) => key.startsWith(prefix))
    .flatMap(([key, stored]) => {
      const result = storedDraft(schema).safeParse(stored);
      return result.success ? [{ key, ...result.data }] : [];
    })
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt));
}

export async function writeDraft<Value>(key: string, value: Value): Promise<void> {
  const draft: StoredDraft<Value> = { savedAt: new Date().toISOString(), value };
  await set(key, draft, drafts());
}

export async function deleteDraft(key: string): Promise<void> {
  await del(key, drafts());
}
