import { deleteDraft, writeDraft } from './draft-store.ts';
import { keepInMemory, removeFromMemory, type StoredDraft, trackWrite } from './unsaved-drafts.ts';

/** `saved`: everything is saved in this browser. `error`: the text is only in the memory of this page. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'error';

export type DraftWriter<Value> = {
  /** Saves a value; null deletes what is saved. Returns at once. */
  save: (value: Value | null) => void;
  /** Resolves once all writes have succeeded or failed. */
  settled: () => Promise<SaveStatus>;
};

/**
 * Autosaves a draft. It writes at once; during a write, only the latest value waits. So a crash loses at most the write
 * that it interrupts. Values that could not be saved stay in the memory of the page.
 */
export function createDraftWriter<Value>(
  key: string,
  onStatus: (status: SaveStatus) => void,
): DraftWriter<Value> {
  let waiting: { value: Value | null } | undefined;
  let status: SaveStatus = 'idle';
  let work: Promise<void> | undefined;

  const writeWaiting = async () => {
    while (waiting) {
      const { value } = waiting;
      waiting = undefined;
      status = await writeOrKeepInMemory(key, value);
    }
    work = undefined;
    onStatus(status);
  };

  return {
    save(value) {
      waiting = { value };
      if (work) return;
      onStatus('saving');
      work = trackWrite(writeWaiting());
    },
    async settled() {
      await work;
      return status;
    },
  };
}

async function writeOrKeepInMemory(key: string, value: unknown): Promise<SaveStatus> {
  const draft: StoredDraft<unknown> = { savedAt: new Date().toISOString(), value };
  try {
    if (value === null) {
      removeFromMemory(key);
      await deleteDraft(key);
      return 'idle';
    }
    await writeDraft(key, draft);
    removeFromMemory(key);
    return 'saved';
  } catch (error) {
    console.error('Could not save the draft on this device:', error);
    if (value === null) return 'idle';
    keepInMemory(key, draft);
    return 'error';
  }
}
