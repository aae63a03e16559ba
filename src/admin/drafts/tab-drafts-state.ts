import { writerOf } from './draft-keys.ts';
import type { DraftSummary } from './draft-server.ts';
import type { DraftOnDevice } from './draft-store.ts';
import type { DraftName, DraftSync, SyncStatus } from './draft-sync.ts';
import type { DraftWriter, SaveStatus } from './draft-writer.ts';
import { isEqual } from './is-equal.ts';
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
  /** Ends the exchange, and lets other tabs open the draft. */
  release: () => void;
};

/** A draft that no tab of this browser has open. */
export type RecoverableDraft<Value> = {
  /** Unique among the drafts of a list. */
  id: string;
  /** Where this device has it; null if only the server has it. */
  key: string | null;
  /** Null if only the server has it. */
  value: Value | null;
  name: DraftName;
  savedAt: string;
  /** What the server has of it; null if it has nothing, or has not answered yet. */
  onServer: DraftSummary | null;
  /** What is deleted on the server when it is discarded; null if nothing of it was ever sent. */
  version: Pick<DraftSummary, 'id' | 'version'> | null;
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
      return { ...state, open: action.draft, saveStatus, syncStatus };
    }
    case 'save-status-changed':
      return state.saveStatus === action.status ? state : { ...state, saveStatus: action.status };
    case 'sync-status-changed':
      return state.syncStatus === action.status ? state : { ...state, syncStatus: action.status };
    case 'noticed':
      return { ...state, notice: action.notice };
    case 'listed-on-device':
      return { ...state, onDevice: action.drafts, locked: action.locked };
    case 'listed-on-server':
      return { ...state, onServer: action.drafts };
  }
}

/** The keys of the drafts of the scope that other tabs have open. */
export function openElsewhere<Value>({ open, locked }: TabDraftsState<Value>): string[] {
  return [...locked].filter((key) => key !== open?.key);
}

/**
 * The drafts that no tab of this browser has open, the latest first: those that this device has saved, and those that
 * only the server has.
 *
 * @param postId the post whose changes are listed; null for new articles
 */
export function recoverableDrafts<Value>(
  { open, onDevice, locked, onServer }: TabDraftsState<Value>,
  postId: number | null,
  nameOf: (value: Value) => DraftName,
): RecoverableDraft<Value>[] {
  const ofScope = (onServer ?? []).filter((one) => one.postId === postId);
  const byId = new Map(ofScope.map((one) => [one.id, one]));
  const isOpen = ({ key }: { key: string }) => key === open?.key || locked.has(key);
  const here = onDevice
    .filter((draft) => !isOpen(draft))
    .map(({ key, value, savedAt, server }): RecoverableDraft<Value> => {
      const known = byId.get(server?.id ?? '') ?? null;
      // A tab that was closed may not have received the response to its own last change, which is this value.
      const isNewer =
        known && server && known.version > server.version && known.writer !== writerOf(key);
      return {
        id: key,
        key,
        value,
        name: isNewer ? known : nameOf(value),
        savedAt: isNewer ? known.updatedAt : savedAt,
        onServer: known,
        version: known ?? server ?? null,
      };
    });
  const idsHere = new Set([...onDevice.map(({ server }) => server?.id), open?.sync.id()]);
  const elsewhere = [...byId.values()]
    .filter(({ id }) => !idsHere.has(id))
    .map((one) => ({
      id: one.id,
      key: null,
      value: null,
      name: one,
      savedAt: one.updatedAt,
      onServer: one,
      version: one,
    }));
  return [...here, ...elsewhere].sort((one, other) => other.savedAt.localeCompare(one.savedAt));
}

/**
 * The drafts of this device that another one may have published or discarded: the list of the server lacks them, and
 * they have no words that the server did not have. The list may be older than a draft, so the server is asked again.
 */
export function possiblyGone<Value>({
  open,
  onDevice,
  onServer,
}: TabDraftsState<Value>): { key: string; id: string }[] {
  const ids = new Set(onServer?.map(({ id }) => id));
  return onDevice.flatMap(({ key, value, server }) =>
    key !== open?.key && server?.version && !ids.has(server.id) && isEqual(value, server.value)
      ? [{ key, id: server.id }]
      : [],
  );
}
