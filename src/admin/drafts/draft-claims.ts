import type { z } from 'zod';
import { createTabDraft } from './create-tab-draft.ts';
import { newDraftKey } from './draft-keys.ts';
import type { RecoverableDraft } from './draft-lists.ts';
import { lockDraft } from './draft-locks.ts';
import type { DraftServer } from './draft-server.ts';
import { readDraft, writeDraft } from './draft-store.ts';
import type { DraftFormat } from './draft-sync.ts';
import type { TabDraft, TabDraftsAction } from './tab-drafts-state.ts';

/** Locks drafts for this tab, which may open them then. */
export type DraftClaims<Value> = {
  /** Creates and locks a new draft. */
  create: (value?: Value) => Promise<TabDraft<Value>>;
  /**
   * Locks a recoverable draft.
   *
   * @returns null when another tab has opened it, or when it was published or discarded on another device
   * @throws if only the server has the draft, and does not answer
   */
  claim: (draft: Pick<RecoverableDraft<Value>, 'id' | 'key'>) => Promise<TabDraft<Value> | null>;
  /**
   * Locks a draft of this device. Its initial value is null when there is none.
   *
   * @returns null when another tab has it open
   */
  claimOnDevice: (key: string) => Promise<TabDraft<Value> | null>;
};

/** @param options.prefix of the keys of the account's drafts in the scope */
export function createDraftClaims<Value>(options: {
  prefix: string;
  schema: z.ZodType<Value>;
  server: DraftServer;
  format: Omit<DraftFormat<Value>, 'parse'>;
  dispatch: (action: TabDraftsAction<Value>) => void;
}): DraftClaims<Value> {
  const { prefix, schema, server, dispatch } = options;
  const parse = (value: unknown) => schema.safeParse(value).data ?? null;
  const format = { ...options.format, parse };
  const toTabDraft = (key: string, initial: TabDraft<Value>['initial'], release: () => void) =>
    createTabDraft({ key, initial, release, server, format, dispatch });

  const claimOnDevice = async (key: string) => {
    const lock = await lockDraft(key);
    return lock && toTabDraft(key, await readOrLogError(key, schema), lock.release);
  };
  return {
    async create(value) {
      const key = newDraftKey(prefix);
      const lock = await lockDraft(key);
      const initial = value === undefined ? null : { value, savedAt: null };
      return toTabDraft(key, initial, () => lock?.release());
    },
    async claim(draft) {
      if (draft.key) return await claimOnDevice(draft.key);
      const onServer = await server.read(draft.id);
      const value = onServer && parse(onServer.value);
      if (!value) return null;
      const { id, version, updatedAt: savedAt } = onServer;
      const key = newDraftKey(prefix);
      const lock = await lockDraft(key);
      const initial = { value, savedAt, server: { id, version, value } };
      await writeDraft(key, initial).catch(() => undefined);
      return toTabDraft(key, initial, () => lock?.release());
    },
    claimOnDevice,
  };
}

async function readOrLogError<Value>(key: string, schema: z.ZodType<Value>) {
  try {
    return await readDraft(key, schema);
  } catch (error) {
    console.error('Could not read a draft of this device:', error);
    return null;
  }
}
