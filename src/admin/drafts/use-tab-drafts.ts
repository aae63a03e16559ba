import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { z } from 'zod';
import { useLatestReducer } from '#ui/use-latest-reducer.ts';
import { createTabDraft } from './create-tab-draft.ts';
import { type DraftScope, draftPrefix, newDraftKey, writerOf } from './draft-keys.ts';
import { anyReleased, hasLocks, lockDraft, lockedDrafts } from './draft-locks.ts';
import type { DraftServer, DraftSummary } from './draft-server.ts';
import { listDrafts, writeDraft } from './draft-store.ts';
import type { DraftFormat, SyncStatus } from './draft-sync.ts';
import type { SaveStatus } from './draft-writer.ts';
import { migrateLegacyDrafts } from './migrate-legacy-drafts.ts';
import {
  claimOwnDraft,
  ownDrafts,
  ownKeyName,
  readOrLogError,
  removeFromDevice,
} from './own-drafts.ts';
import {
  type DraftNotice,
  noTabDrafts,
  openElsewhere,
  possiblyGone,
  type RecoverableDraft,
  recoverableDrafts,
  type TabDraft,
  tabDraftsReducer,
} from './tab-drafts-state.ts';
import { unsavedDraft } from './unsaved-drafts.ts';

export type TabDrafts<Value> = {
  /** Null until the drafts of this browser are read. */
  open: TabDraft<Value> | null;
  saveStatus: SaveStatus;
  syncStatus: SyncStatus;
  /** What another device did to the open draft. */
  notice: DraftNotice<Value> | null;
  closeNotice: () => void;
  /** The drafts of the account that no tab of this browser has open, the latest first. */
  recoverable: readonly RecoverableDraft<Value>[];
  /** The drafts that other accounts changed last, and that this device does not have. */
  ofOthers: readonly RecoverableDraft<Value>[];
  /** The unsaved changes of stored posts, of all accounts, on the server. */
  edits: readonly DraftSummary[];
  /** Whether another tab has a draft of the same scope open. */
  isOpenElsewhere: boolean;
  /** Creates and locks a new draft, which `switchTo` opens. */
  create: (value?: Value) => Promise<TabDraft<Value>>;
  /** Opens another draft. The previous draft becomes recoverable if any of it is saved. */
  switchTo: (draft: TabDraft<Value>) => Promise<void>;
  /**
   * Locks a recoverable draft, which `switchTo` opens.
   *
   * @returns null when another tab has opened it, or when it was published or discarded on another device
   * @throws if only the server has the draft, and does not answer
   */
  claim: (draft: RecoverableDraft<Value>) => Promise<TabDraft<Value> | null>;
  /**
   * Discards a draft on this device and on the server. The server keeps words that somebody else has added.
   *
   * @throws if the server has the draft, and does not answer
   */
  discard: (draft: RecoverableDraft<Value>) => Promise<void>;
};

type Options<Value> = {
  /** Of the form; parses drafts of this device and of the server. */
  schema: z.ZodType<Value>;
  /** Whether a tab without a draft opens the latest recoverable one. */
  takesLatest: boolean;
  server: DraftServer;
  /** Must not change between renderings. */
  format: Omit<DraftFormat<Value>, 'parse'>;
  /** Called before an empty draft replaces one that another device has published or discarded. */
  onGone?: () => Promise<unknown>;
};

/** How long a form waits for the server's drafts before it opens one of this device. */
const serverTimeoutMs = 3_000;

/**
 * Manages the draft of this tab in a scope, and lists the recoverable ones. Each tab has its own draft, so that two
 * tabs never overwrite each other. A tab finds its draft again after a reload (decisions 0013 and 0030). The server has
 * each draft too, for other devices and accounts (decision 0038).
 */
export function useTabDrafts<Value>(
  owner: string,
  scope: DraftScope,
  { schema, takesLatest, server, format, onGone }: Options<Value>,
): TabDrafts<Value> {
  const prefix = draftPrefix(owner, scope);
  const [state, dispatch, latest] = useLatestReducer(tabDraftsReducer<Value>, noTabDrafts);
  const opened = useRef<TabDraft<Value> | null>(null);
  const watch = useRef<AbortController | null>(null);
  const parse = useCallback((value: unknown) => schema.safeParse(value).data ?? null, [schema]);

  const toTabDraft = useCallback(
    (key: string, initial: TabDraft<Value>['initial'], release: () => void): TabDraft<Value> =>
      createTabDraft({
        ...{ key, initial, release, server, dispatch },
        format: { ...format, parse },
        onGone: () => void leave.current(),
      }),
    [dispatch, server, format, parse],
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

  const claimOnDevice = useCallback(
    async (key: string) => {
      const lock = await lockDraft(key);
      return lock && toTabDraft(key, await readOrLogError(key, schema), lock.release);
    },
    [schema, toTabDraft],
  );

  const claim = useCallback(
    async (draft: RecoverableDraft<Value>) => {
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
    [prefix, server, parse, claimOnDevice, toTabDraft],
  );

  const listOnDevice = useCallback(async () => {
    watch.current?.abort();
    watch.current = new AbortController();
    const { signal } = watch.current;
    const drafts = await listDrafts(prefix, schema);
    const locked = await lockedDrafts(prefix);
    if (signal.aborted) return;
    const elsewhere = openElsewhere(dispatch({ type: 'listed-on-device', drafts, locked }));
    anyReleased(elsewhere, signal).then(listOnDevice, () => undefined);
  }, [prefix, schema, dispatch]);

  const listOnServer = useCallback(async () => {
    try {
      const state = dispatch({ type: 'listed-on-server', drafts: await server.list() });
      for (const { key, id } of possiblyGone(state))
        if ((await server.read(id)) === null && (await removeFromDevice(key))) await listOnDevice();
    } catch (error) {
      console.info('The drafts on the server can not be read:', error);
    }
  }, [server, listOnDevice, dispatch]);

  const open = useCallback(
    (draft: TabDraft<Value>) => {
      opened.current?.release();
      opened.current = draft;
      sessionStorage.setItem(ownKeyName(prefix), draft.key);
      dispatch({ type: 'opened', draft, isInMemory: unsavedDraft(draft.key) !== undefined });
    },
    [prefix, dispatch],
  );

  /** Opens an empty draft in place of one that is gone. */
  const leave = useRef(async () => undefined as undefined);
  leave.current = async () => {
    await onGone?.();
    const draft = await create();
    open(draft);
    dispatch({ type: 'noticed', key: draft.key, notice: { kind: 'gone' } });
    await listOnDevice();
  };

  useEffect(() => {
    let isCurrent = true;
    const claimLatest = async () => {
      // Without Web Locks another tab may have the draft open, so none is opened.
      if (!takesLatest || !hasLocks()) return null;
      const timeout = new Promise((resolve) => setTimeout(resolve, serverTimeoutMs));
      await Promise.all([listOnDevice(), Promise.race([listOnServer(), timeout])]);
      const [draft] = ownDrafts(recoverableDrafts(latest(), format.postId, format.nameOf), owner);
      return draft ? await claim(draft).catch(() => null) : null;
    };
    const begin = async () => {
      await migrateLegacyDrafts(owner);
      const draft =
        (await claimOwnDraft(prefix, claimOnDevice)) ?? (await claimLatest()) ?? (await create());
      if (!isCurrent) return draft.release();
      open(draft);
      await listOnDevice();
      if (!takesLatest) await listOnServer();
    };
    void begin();
    return () => {
      isCurrent = false;
      watch.current?.abort();
      opened.current?.release();
      opened.current = null;
    };
  }, [
    owner,
    prefix,
    format,
    takesLatest,
    latest,
    claim,
    claimOnDevice,
    create,
    open,
    listOnDevice,
    listOnServer,
  ]);

  useEffect(() => {
    const listening = new AbortController();
    const meet = () => {
      const { sync, writer } = opened.current ?? {};
      if (document.visibilityState === 'hidden') {
        writer?.writeNow();
        return void sync?.flush();
      }
      void sync?.flush().then(sync.pull);
      void listOnServer();
    };
    document.addEventListener('visibilitychange', meet, { signal: listening.signal });
    window.addEventListener('focus', meet, { signal: listening.signal });
    window.addEventListener('online', meet, { signal: listening.signal });
    return () => listening.abort();
  }, [listOnServer]);

  const all = useMemo(
    () => recoverableDrafts(state, format.postId, format.nameOf),
    [state, format],
  );
  const recoverable = useMemo(() => ownDrafts(all, owner), [all, owner]);
  return {
    open: state.open,
    saveStatus: state.saveStatus,
    syncStatus: state.syncStatus,
    notice: state.notice,
    closeNotice() {
      if (state.open) dispatch({ type: 'noticed', key: state.open.key, notice: null });
    },
    recoverable,
    ofOthers: all.filter((draft) => !recoverable.includes(draft)),
    edits: (state.onServer ?? []).filter(({ postId }) => postId !== null),
    isOpenElsewhere: openElsewhere(state).length > 0,
    create,
    async switchTo(draft) {
      await latest().open?.writer.settled();
      open(draft);
      dispatch({ type: 'noticed', key: draft.key, notice: null });
      await listOnDevice();
      await listOnServer();
    },
    async claim(draft) {
      const claimed = await claim(draft);
      if (!claimed) await Promise.all([listOnDevice(), listOnServer()]);
      return claimed;
    },
    async discard({ key, version }) {
      const isRemoved = key === null || (await removeFromDevice(key));
      try {
        if (isRemoved && version)
          await server.remove(version.id, version.version, writerOf(key ?? newDraftKey(prefix)));
      } catch (error) {
        // A draft of version 0 may never have arrived.
        if (version?.version) throw error;
      } finally {
        await Promise.all([listOnDevice(), listOnServer()]);
      }
    },
  };
}
