import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { DraftClaims } from './draft-claims.ts';
import { draftLists } from './draft-lists.ts';
import { hasLocks } from './draft-locks.ts';
import type { DraftFormat } from './draft-sync.ts';
import { migrateLegacyDrafts } from './migrate-legacy-drafts.ts';
import { claimOwnDraft, ownKeyName } from './own-drafts.ts';
import type { TabDraft, TabDraftsAction, TabDraftsState } from './tab-drafts-state.ts';
import { unsavedDraft } from './unsaved-drafts.ts';
import type { DraftLister } from './use-draft-lists.ts';

/** How long a form waits for the server's drafts before it opens one of this device. */
const serverTimeoutMs = 3_000;

type Options<Value> = {
  owner: string;
  /** Of the keys of the owner's drafts in the scope. */
  prefix: string;
  takesLatest: boolean;
  format: Pick<DraftFormat<Value>, 'postId' | 'nameOf'>;
  claims: DraftClaims<Value>;
  lister: DraftLister;
  /** Reads the newest state. */
  latest: () => TabDraftsState<Value>;
  dispatch: (action: TabDraftsAction<Value>) => void;
  goneKey: string | null;
  onGone: (() => Promise<unknown>) | undefined;
};

/**
 * Keeps one draft open in this tab: at first the one from before a reload, or the latest recoverable one, or an empty
 * one. An empty draft replaces one that is gone. The last draft is released with the form.
 *
 * @returns the open draft, null until there is one, and a function that opens another one in its place, and resolves
 *   once the former one is released
 */
export function useOwnDraft<Value>(options: Options<Value>): {
  opened: RefObject<TabDraft<Value> | null>;
  open: (draft: TabDraft<Value>) => Promise<void>;
} {
  const { owner, prefix, takesLatest, format, claims, lister, latest, dispatch } = options;
  const opened = useRef<TabDraft<Value> | null>(null);

  const open = useCallback(
    (draft: TabDraft<Value>) => {
      const released = opened.current?.release() ?? Promise.resolve();
      opened.current = draft;
      sessionStorage.setItem(ownKeyName(prefix), draft.key);
      dispatch({ type: 'opened', draft, isInMemory: unsavedDraft(draft.key) !== undefined });
      return released;
    },
    [prefix, dispatch],
  );

  useEffect(() => {
    let isCurrent = true;
    const claimLatest = async () => {
      // Without Web Locks another tab may have the draft open, so none is opened.
      if (!takesLatest || !hasLocks()) return null;
      const timeout = new Promise((resolve) => setTimeout(resolve, serverTimeoutMs));
      await Promise.all([lister.listOnDevice(), Promise.race([lister.listOnServer(), timeout])]);
      const [draft] = draftLists(latest(), owner, format).recoverable;
      return draft ? await claims.claim(draft).catch(() => null) : null;
    };
    const begin = async () => {
      await migrateLegacyDrafts(owner);
      const draft =
        (await claimOwnDraft(prefix, claims.claimOnDevice)) ??
        (await claimLatest()) ??
        (await claims.create());
      if (!isCurrent) return draft.release();
      void open(draft);
      await lister.listOnDevice();
      if (!takesLatest) await lister.listOnServer();
    };
    void begin();
    return () => {
      isCurrent = false;
      void opened.current?.release();
      opened.current = null;
    };
  }, [owner, prefix, takesLatest, format, claims, lister, latest, open]);

  const replaceGone = useEffectEvent(async () => {
    await options.onGone?.();
    const draft = await claims.create();
    void open(draft);
    dispatch({ type: 'noticed', key: draft.key, notice: { kind: 'gone' } });
    await lister.listOnDevice();
  });
  useEffect(() => {
    if (options.goneKey !== null) void replaceGone();
  }, [options.goneKey]);

  return { opened, open };
}
