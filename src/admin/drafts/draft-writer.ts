import { deleteDraft, writeDraft } from './draft-store.ts';
import type { DraftVersion } from './draft-sync.ts';
import { type DraftRecord, keepInMemory, removeFromMemory, trackWrite } from './unsaved-drafts.ts';

/** `saved`: everything is saved in this browser. `error`: the text is only in the memory of this page. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'error';

export type DraftWriter<Value> = {
  /** Saves a value; null deletes what is saved. Returns at once. */
  save: (value: Value | null) => void;
  /** Writes what waits for the end of a running write, because the page may be gone before that. */
  writeNow: () => void;
  /** Saves what the server has of the draft, beside the value. */
  saveVersion: (version: DraftVersion<Value>) => void;
  /** Resolves once all writes have succeeded or failed. */
  settled: () => Promise<SaveStatus>;
};

/**
 * Autosaves a draft. It writes at once; during a write, only the latest value waits, unless the page is left. So a
 * crash loses at most the write that it interrupts. Values that could not be saved stay in the memory of the page.
 */
export function createDraftWriter<Value>(
  key: string,
  initial: DraftRecord<Value> | null,
  version: DraftVersion<Value>,
  onStatus: (status: SaveStatus) => void,
): DraftWriter<Value> {
  let server = version;
  let latest: DraftRecord<Value> | null = initial;
  /** Whether `latest` waits for the end of the running write. */
  let isWaiting = false;
  let status: SaveStatus = 'idle';
  let work: Promise<void> | undefined;

  const writeLatest = async () => {
    isWaiting = false;
    return await writeOrKeepInMemory(key, latest && { ...latest, server });
  };
  const writeWaiting = async () => {
    while (isWaiting) status = await writeLatest();
    work = undefined;
    onStatus(status);
  };

  const write = () => {
    isWaiting = true;
    if (work) return;
    onStatus('saving');
    work = trackWrite(writeWaiting());
  };

  return {
    save(value) {
      latest = value === null ? null : { savedAt: new Date().toISOString(), value };
      write();
    },
    writeNow() {
      if (isWaiting) void trackWrite(writeLatest().then(() => undefined));
    },
    saveVersion(next) {
      server = next;
      if (latest) write();
    },
    async settled() {
      await work;
      return status;
    },
  };
}

async function writeOrKeepInMemory(
  key: string,
  draft: DraftRecord<unknown> | null,
): Promise<SaveStatus> {
  try {
    if (draft === null) {
      removeFromMemory(key);
      await deleteDraft(key);
      return 'idle';
    }
    await writeDraft(key, draft);
    removeFromMemory(key);
    return 'saved';
  } catch (error) {
    console.error('Could not save the draft on this device:', error);
    if (draft === null) return 'idle';
    keepInMemory(key, draft);
    return 'error';
  }
}
