import { useEffect, useMemo } from 'react';
import type { z } from 'zod';
import { openElsewhere, possiblyGone } from './draft-lists.ts';
import { anyReleased, lockedDrafts } from './draft-locks.ts';
import type { DraftServer } from './draft-server.ts';
import { listDrafts } from './draft-store.ts';
import { removeFromDevice } from './own-drafts.ts';
import type { TabDraftsAction, TabDraftsState } from './tab-drafts-state.ts';

type Options<Value> = {
  /** Of the keys of the account's drafts in the scope. */
  prefix: string;
  schema: z.ZodType<Value>;
  server: DraftServer;
  dispatch: (action: TabDraftsAction<Value>) => TabDraftsState<Value>;
};

/** Lists the drafts of a scope into the state of the tab. */
export type DraftLister = {
  /** Lists those of this device, and again whenever another tab has released one. */
  listOnDevice: () => Promise<void>;
  /**
   * Lists those on the server, and removes from this device what was published or discarded on another one. Logs it if
   * the server does not answer.
   */
  listOnServer: () => Promise<void>;
};

/** Returns the functions that list the drafts. Nothing is listed before they are called. */
export function useDraftLists<Value>(options: Options<Value>): DraftLister {
  const { prefix, schema, server, dispatch } = options;
  const lister = useMemo(
    () => createDraftLister({ prefix, schema, server, dispatch }),
    [prefix, schema, server, dispatch],
  );
  useEffect(() => lister.stop, [lister]);
  return lister;
}

function createDraftLister<Value>({ prefix, schema, server, dispatch }: Options<Value>) {
  /** Of the newest list of this device: it ends the wait for the tabs that had drafts open then. */
  let watch: AbortController | undefined;

  const listOnDevice = async () => {
    watch?.abort();
    watch = new AbortController();
    const { signal } = watch;
    const drafts = await listDrafts(prefix, schema);
    const locked = await lockedDrafts(prefix);
    if (signal.aborted) return;
    const elsewhere = openElsewhere(dispatch({ type: 'listed-on-device', drafts, locked }));
    anyReleased(elsewhere, signal).then(listOnDevice, () => undefined);
  };
  const listOnServer = async () => {
    try {
      const state = dispatch({ type: 'listed-on-server', drafts: await server.list() });
      for (const { key, id } of possiblyGone(state))
        if ((await server.read(id)) === null && (await removeFromDevice(key))) await listOnDevice();
    } catch (error) {
      console.info('The drafts on the server can not be read:', error);
    }
  };
  return { listOnDevice, listOnServer, stop: () => watch?.abort() };
}
