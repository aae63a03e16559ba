import { writerOf } from './draft-keys.ts';
import type { DraftSummary } from './draft-server.ts';
import type { DraftFormat, DraftName } from './draft-sync.ts';
import { isEqual } from './is-equal.ts';
import type { TabDraftsState } from './tab-drafts-state.ts';

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

/** The drafts that a form lists beside the open one. */
export type DraftLists<Value> = {
  /** The drafts of the account that no tab of this browser has open, the latest first. */
  recoverable: readonly RecoverableDraft<Value>[];
  /** The drafts that other accounts changed last, and that this device does not have. */
  ofOthers: readonly RecoverableDraft<Value>[];
  /** The unsaved changes of stored posts, of all accounts, on the server. */
  edits: readonly DraftSummary[];
  /** Whether another tab has a draft of the same scope open. */
  isOpenElsewhere: boolean;
};

/** Returns the lists of the account `owner`. A draft of this device is its own, whoever changed it last. */
export function draftLists<Value>(
  state: TabDraftsState<Value>,
  owner: string,
  { postId, nameOf }: Pick<DraftFormat<Value>, 'postId' | 'nameOf'>,
): DraftLists<Value> {
  const all = recoverableDrafts(state, postId, nameOf);
  const isOwn = ({ key, onServer }: RecoverableDraft<Value>) =>
    key !== null || onServer?.username === owner;
  return {
    recoverable: all.filter(isOwn),
    ofOthers: all.filter((draft) => !isOwn(draft)),
    edits: (state.onServer ?? []).filter((draft) => draft.postId !== null),
    isOpenElsewhere: openElsewhere(state).length > 0,
  };
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
