import { writerOf } from './draft-keys.ts';
import type { DraftServer } from './draft-server.ts';
import { createDraftSync, type DraftFormat, newDraftVersion } from './draft-sync.ts';
import { createDraftWriter } from './draft-writer.ts';
import type { DraftNotice, TabDraft, TabDraftsAction } from './tab-drafts-state.ts';

/**
 * Opens a draft in this tab: its changes are saved on this device, and then on the server.
 *
 * @param options.release unlocks the draft for other tabs
 */
export function createTabDraft<Value>(options: {
  key: string;
  initial: TabDraft<Value>['initial'];
  release: () => void;
  server: DraftServer;
  format: DraftFormat<Value>;
  dispatch: (action: TabDraftsAction<Value>) => void;
}): TabDraft<Value> {
  const { key, initial, release, server, format, dispatch } = options;
  const onDevice = initial?.savedAt ? { ...initial, savedAt: initial.savedAt } : null;
  const version = initial?.server ?? newDraftVersion();
  const local = createDraftWriter<Value>(key, onDevice, version, (status) =>
    dispatch({ type: 'save-status-changed', key, status }),
  );
  let show: ((value: Value) => void) | undefined;
  const notify = (notice: DraftNotice<Value>) => dispatch({ type: 'noticed', key, notice });
  const sync = createDraftSync<Value>(
    server,
    format,
    version,
    {
      onStatus: (status) => dispatch({ type: 'sync-status-changed', key, status }),
      onVersion: local.saveVersion,
      onReceived(value, username) {
        local.save(value);
        show?.(value);
        notify({ kind: 'merged', username });
      },
      onConflict: (theirs, username) => notify({ kind: 'conflict', theirs, username }),
      onGone() {
        local.save(null);
        dispatch({ type: 'gone', key });
      },
    },
    writerOf(key),
  );
  return {
    key,
    initial,
    sync,
    writer: {
      save(value) {
        local.save(value);
        sync.change(value);
      },
      writeNow: local.writeNow,
      settled: local.settled,
    },
    connect(onReceived) {
      show = onReceived;
      // What was typed while the server could not be reached.
      if (initial?.savedAt) sync.change(initial.value);
      void sync.flush().then(sync.pull);
    },
    release() {
      show = undefined;
      release();
      return sync.stop();
    },
  };
}
