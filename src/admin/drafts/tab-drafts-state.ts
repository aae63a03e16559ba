import type { DraftSummary } from './draft-server.ts';
import type { DraftOnDevice } from './draft-store.ts';
import type { DraftSync, SyncStatus } from './draft-sync.ts';
import type { DraftWriter, SaveStatus } from './draft-writer.ts';
import type { DraftRecord } from './unsaved-drafts.ts';

/** A draft that a tab has open. */
export type TabDraft<Value> = {
  key: string;
  /** The initial value; null for an empty draft. `savedAt` is null until something is saved. */
  initial: (Omit<DraftRecord<Value>, 'savedAt'> & { savedAt: string | null }) | null;
  /** Saves on this device, and then on the server. */
  writer: Pick<DraftWriter<Value>, 'save' | 'writeNow' | 'settled'>;
  sync: Pick<DraftSync<Value>, 'id' | 'flush' | 'pull'>;
  /**
   * Begins to exchange the draft with the server.
   *
   * @param onReceived shows the value, which has the changes of another device
   */
  connect: (onReceived: (value: Value) => void) => void;
  /** Lets other tabs open the draft. Resolves once what waited was sent to the server, or has failed. */
  release: () => Promise<void>;
};

/** What another device did to the open draft. */
export type DraftNotice<Value> =
  /** It changed the same words. The server has both versions. The value is null if this panel can't read it. */
  | { kind: 'conflict'; username: string; theirs: Value | null }
  | { kind: 'merged'; username: string }
  /** It published or discarded the draft. */
  | { kind: 'gone' };

export type TabDraftsState<Value> = {
  /** Null until the drafts of this browser are read. */
  open: TabDraft<Value> | null;
  saveStatus: SaveStatus;
  syncStatus: SyncStatus;
  notice: DraftNotice<Value> | null;
  /** The key of the open draft if another device has published or discarded it. */
  goneKey: string | null;
  /** The drafts of the account on this device. */
  onDevice: readonly DraftOnDevice<Value>[];
  /** The keys of the drafts that any tab has open. */
  locked: ReadonlySet<string>;
  /** The drafts of all accounts on the server; null while they are unknown. */
  onServer: readonly DraftSummary[] | null;
};

export type TabDraftsAction<Value> =
  /** `isInMemory`: the initial value could not be saved. */
  | { type: 'opened'; draft: TabDraft<Value>; isInMemory: boolean }
  | { type: 'save-status-changed'; key: string; status: SaveStatus }
  | { type: 'sync-status-changed'; key: string; status: SyncStatus }
  | { type: 'noticed'; key: string; notice: DraftNotice<Value> | null }
  | { type: 'gone'; key: string }
  | {
      type: 'listed-on-device';
      drafts: readonly DraftOnDevice<Value>[];
      /** The keys of the drafts that any tab has open. */
      locked: ReadonlySet<string>;
    }
  | { type: 'listed-on-server'; drafts: readonly DraftSummary[] };

export const noTabDrafts = {
  open: null,
  saveStatus: 'idle',
  syncStatus: 'idle',
  notice: null,
  goneKey: null,
  onDevice: [],
  locked: new Set<string>(),
  onServer: null,
} as const satisfies TabDraftsState<never>;

/** Handles the open draft of a tab, its save status, and the other drafts. */
export function tabDraftsReducer<Value>(
  state: TabDraftsState<Value>,
  action: TabDraftsAction<Value>,
): TabDraftsState<Value> {
  // The last write of the previous draft may end after another one was opened.
  if ('key' in action && action.key !== state.open?.key) return state;
  switch (action.type) {
    case 'opened': {
      const { initial } = action.draft;
      const saveStatus = action.isInMemory ? 'error' : initial?.savedAt ? 'saved' : 'idle';
      const syncStatus = initial?.server?.version ? 'saved' : 'idle';
      return { ...state, open: action.draft, saveStatus, syncStatus, goneKey: null };
    }
    case 'save-status-changed':
      return state.saveStatus === action.status ? state : { ...state, saveStatus: action.status };
    case 'sync-status-changed':
      return state.syncStatus === action.status ? state : { ...state, syncStatus: action.status };
    case 'noticed':
      return { ...state, notice: action.notice };
    case 'gone':
      return { ...state, goneKey: action.key };
    case 'listed-on-device':
      return { ...state, onDevice: action.drafts, locked: action.locked };
    case 'listed-on-server':
      return { ...state, onServer: action.drafts };
  }
}
