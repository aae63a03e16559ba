import { useCallback, useEffect, useRef } from 'react';
import type { z } from 'zod';
import { useLatestReducer } from '#ui/use-latest-reducer.ts';
import { type DraftScope, draftPrefix, newDraftKey } from './draft-keys.ts';
import { anyReleased, hasLocks, lockDraft, lockedDrafts } from './draft-locks.ts';
import { deleteDraft, listDrafts, type RecoverableDraft, readDraft } from './draft-store.ts';
import { createDraftWriter, type SaveStatus } from './draft-writer.ts';
import { migrateLegacyDrafts } from './migrate-legacy-drafts.ts';
import { noTabDrafts, type TabDraft, tabDraftsReducer } from './tab-drafts-state.ts';
import { removeFromMemory, unsavedDraft } from './unsaved-drafts.ts';

export type TabDrafts<Value> = {
  /** Null until the drafts of this browser are read. */
  open: TabDraft<Value> | null;
  status: SaveStatus;
  /** The drafts of the account that no tab has open, the latest first. */
  recoverable: readonly RecoverableDraft<Value>[];
  /** Whether another tab has a draft of the same scope open. */
  isOpenElsewhere: boolean;
  /** Creates and locks a new draft, which `switchTo` opens. */
  create: (value?: Value) => Promise<TabDraft<Value>>;
  /** Opens another draft. The previous draft becomes recoverable if any of it is saved. */
  switchTo: (draft: TabDraft<Value>) => Promise<void>;
  /** Locks a recoverable draft, which `switchTo` opens; null when another tab has opened it. */
  claim: (draft: { key: string }) => Promise<TabDraft<Value> | null>;
  discard: (draft: { key: string }) => Promise<void>;
};

/**
 * Manages the draft of this tab in a scope, and lists the recoverable ones. Each tab has its own draft, so that two
 * tabs never overwrite each other. A tab finds its draft again after a reload (decisions 0013 and 0030).
 *
 * @param options.takesLatest whether a tab without a draft opens the latest recoverable one
 */
export function useTabDrafts<Value>(
  owner: string,
  scope: DraftScope,
  options: { schema: z.ZodType<Value>; takesLatest: boolean },
): TabDrafts<Value> {
  const { schema, takesLatest } = options;
  const prefix = draftPrefix(owner, scope);
  const [state, dispatch, latest] = useLatestReducer(tabDraftsReducer<Value>, noTabDrafts);
  const locked = useRef<TabDraft<Value> | null>(null);
  const watch = useRef<AbortController | null>(null);

  const toTabDraft = useCallback(
    (key: string, initial: TabDraft<Value>['initial'], release: () => void): TabDraft<Value> => ({
      key,
      initial,
      release,
      writer: createDraftWriter<Value>(key, (status) =>
        dispatch({ type: 'status-changed', key, status }),
      ),
    }),
    [dispatch],
  );

  const create = useCallback(
    async (value?: Value) => {
      const key = newDraftKey(prefix);
      const lock = await lockDraft(key);
      const initial = value === undefined ? null : { value, savedAt: null };
      return toTabDraft(key, initial, () => lock?.release());
    },
    [prefix, toTabDraft],
  );

  const claim = useCallback(
    async ({ key }: { key: string }) => {
      const lock = await lockDraft(key);
      return lock && toTabDraft(key, await readOrLogError(key, schema), lock.release);
    },
    [schema, toTabDraft],
  );

  const list = useCallback(async () => {
    watch.current?.abort();
    watch.current = new AbortController();
    const { signal } = watch.current;
    const drafts = await listDrafts(prefix, schema);
    const locked = await lockedDrafts(prefix);
    if (signal.aborted) return;
    const { openElsewhere } = dispatch({ type: 'listed', drafts, locked });
    anyReleased(openElsewhere, signal).then(list, () => undefined);
  }, [prefix, schema, dispatch]);

  const open = useCallback(
    (draft: TabDraft<Value>) => {
      locked.current?.release();
      locked.current = draft;
      sessionStorage.setItem(ownKeyName(prefix), draft.key);
      dispatch({ type: 'opened', draft, isInMemory: unsavedDraft(draft.key) !== undefined });
    },
    [prefix, dispatch],
  );

  useEffect(() => {
    let isCurrent = true;
    const begin = async () => {
      await migrateLegacyDrafts(owner);
      const draft =
        (await claimOwn(prefix, claim)) ??
        (takesLatest ? await claimLatest(prefix, schema, claim) : null) ??
        (await create());
      if (!isCurrent) return draft.release();
      open(draft);
      await list();
    };
    void begin();
    return () => {
      isCurrent = false;
      watch.current?.abort();
      locked.current?.release();
      locked.current = null;
    };
  }, [owner, prefix, schema, takesLatest, claim, create, open, list]);

  return {
    open: state.open,
    status: state.status,
    recoverable: state.recoverable,
    isOpenElsewhere: state.openElsewhere.length > 0,
    create,
    async switchTo(draft) {
      await latest().open?.writer.settled();
      open(draft);
      await list();
    },
    async claim(draft) {
      const claimed = await claim(draft);
      if (!claimed) await list();
      return claimed;
    },
    async discard({ key }) {
      const lock = await lockDraft(key);
      if (lock) {
        removeFromMemory(key);
        await deleteDraft(key).catch((error: unknown) =>
          console.error('Could not delete the draft from this device:', error),
        );
      }
      lock?.release();
      await list();
    },
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

/** The name in the session storage under which a tab keeps the key of its draft during a reload. */
const ownKeyName = (prefix: string) => `draft ${prefix}`;

type Claim<Value> = (draft: { key: string }) => Promise<TabDraft<Value> | null>;

/**
 * Opens the draft that this tab had before a reload; null when there is none, or when a copy of the tab has it open.
 */
async function claimOwn<Value>(
  prefix: string,
  claim: Claim<Value>,
): Promise<TabDraft<Value> | null> {
  const key = sessionStorage.getItem(ownKeyName(prefix));
  if (!key?.startsWith(prefix)) return null;
  const draft = await claim({ key });
  if (draft?.initial) return draft;
  draft?.release();
  return null;
}

/** Opens the latest recoverable draft. Without Web Locks another tab may have it open, so none is opened. */
async function claimLatest<Value>(
  prefix: string,
  schema: z.ZodType<Value>,
  claim: Claim<Value>,
): Promise<TabDraft<Value> | null> {
  if (!hasLocks()) return null;
  const locked = await lockedDrafts(prefix);
  const latest = (await listDrafts(prefix, schema)).find(({ key }) => !locked.has(key));
  return latest ? await claim(latest) : null;
}
