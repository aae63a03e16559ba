import { type RefObject, useEffect, useMemo } from 'react';
import type { z } from 'zod';
import { useLatestReducer } from '#ui/use-latest-reducer.ts';
import { createDraftClaims, type DraftClaims } from './draft-claims.ts';
import { type DraftScope, draftPrefix } from './draft-keys.ts';
import { type DraftLists, draftLists, type RecoverableDraft } from './draft-lists.ts';
import type { DraftServer } from './draft-server.ts';
import type { DraftFormat } from './draft-sync.ts';
import { discardDraft } from './own-drafts.ts';
import {
  noTabDrafts,
  type TabDraft,
  type TabDraftsState,
  tabDraftsReducer,
} from './tab-drafts-state.ts';
import { useDraftLists } from './use-draft-lists.ts';
import { useOwnDraft } from './use-own-draft.ts';

export type TabDrafts<Value> = Pick<
  TabDraftsState<Value>,
  'open' | 'saveStatus' | 'syncStatus' | 'notice'
> &
  DraftLists<Value> & {
    closeNotice: () => void;
    /** Creates and locks a new draft, which `switchTo` opens. */
    create: DraftClaims<Value>['create'];
    /**
     * Opens another draft. The previous draft becomes recoverable if any of it is saved. Does not wait for the lists:
     * the editor may be typing by the time that the server answers.
     */
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
  const claims = useMemo(
    () => createDraftClaims({ prefix, schema, server, format, dispatch }),
    [prefix, schema, server, format, dispatch],
  );
  const lister = useDraftLists({ prefix, schema, server, dispatch });
  const { opened, open } = useOwnDraft({
    owner,
    prefix,
    takesLatest,
    format,
    claims,
    lister,
    latest,
    dispatch,
    goneKey: state.goneKey,
    onGone,
  });
  useSyncOnReturn(opened, lister.listOnServer);
  const lists = useMemo(() => draftLists(state, owner, format), [state, owner, format]);
  const listAll = () => Promise.all([lister.listOnDevice(), lister.listOnServer()]);
  return {
    open: state.open,
    saveStatus: state.saveStatus,
    syncStatus: state.syncStatus,
    notice: state.notice,
    closeNotice() {
      if (state.open) dispatch({ type: 'noticed', key: state.open.key, notice: null });
    },
    ...lists,
    create: claims.create,
    async switchTo(draft) {
      await latest().open?.writer.settled();
      const released = open(draft);
      dispatch({ type: 'noticed', key: draft.key, notice: null });
      // Until the former draft is released, the server may list it, though it was just published.
      void Promise.all([lister.listOnDevice(), released]).then(lister.listOnServer);
    },
    async claim(draft) {
      const claimed = await claims.claim(draft);
      if (!claimed) await listAll();
      return claimed;
    },
    async discard(draft) {
      try {
        await discardDraft(draft, server, prefix);
      } finally {
        await listAll();
      }
    },
  };
}

/**
 * Sends what waits when the tab is left, and looks for changes of other devices when its editor comes back to it, or
 * the device is online again.
 */
function useSyncOnReturn<Value>(
  opened: RefObject<TabDraft<Value> | null>,
  listOnServer: () => Promise<void>,
) {
  useEffect(() => {
    const listening = new AbortController();
    const exchange = () => {
      const { sync, writer } = opened.current ?? {};
      if (document.visibilityState === 'hidden') {
        writer?.writeNow();
        return void sync?.flush();
      }
      void sync?.flush().then(sync.pull);
      void listOnServer();
    };
    document.addEventListener('visibilitychange', exchange, { signal: listening.signal });
    window.addEventListener('focus', exchange, { signal: listening.signal });
    window.addEventListener('online', exchange, { signal: listening.signal });
    return () => listening.abort();
  }, [opened, listOnServer]);
}
