import type { RecoverableDraft } from './draft-store.ts';
import type { DraftWriter, SaveStatus } from './draft-writer.ts';

/** A draft that a tab has open. */
export type TabDraft<Value> = {
  key: string;
  /** The initial value; null for an empty draft. `savedAt` is null until something is saved. */
  initial: { value: Value; savedAt: string | null } | null;
  writer: DraftWriter<Value>;
  release: () => void;
};

export type TabDraftsState<Value> = {
  /** Null until the drafts of this browser are read. */
  open: TabDraft<Value> | null;
  status: SaveStatus;
  /** The drafts of the account that no tab has open, the latest first. */
  recoverable: readonly RecoverableDraft<Value>[];
  /** The keys of the drafts that other tabs have open. */
  openElsewhere: readonly string[];
};

export type TabDraftsAction<Value> =
  /** `isInMemory`: the initial value could not be saved. */
  | { type: 'opened'; draft: TabDraft<Value>; isInMemory: boolean }
  | { type: 'status-changed'; key: string; status: SaveStatus }
  | {
      type: 'listed';
      drafts: readonly RecoverableDraft<Value>[];
      /** The keys of the drafts that any tab has open. */
      locked: ReadonlySet<string>;
    };

export const noTabDrafts = {
  open: null,
  status: 'idle',
  recoverable: [],
  openElsewhere: [],
} as const satisfies TabDraftsState<never>;

/** Handles the open draft of a tab, its save status, and the other drafts of the account. */
export function tabDraftsReducer<Value>(
  state: TabDraftsState<Value>,
  action: TabDraftsAction<Value>,
): TabDraftsState<Value> {
  const own = state.open?.key;
  switch (action.type) {
    case 'opened': {
      const isSaved = Boolean(action.draft.initial?.savedAt);
      const status = action.isInMemory ? 'error' : isSaved ? 'saved' : 'idle';
      return { ...state, open: action.draft, status };
    }
    case 'status-changed':
      // The last write of the previous draft may end after another one was opened.
      return action.key === own ? { ...state, status: action.status } : state;
    case 'listed':
      return {
        ...state,
        recoverable: action.drafts.filter(({ key }) => key !== own && !action.locked.has(key)),
        openElsewhere: [...action.locked].filter((key) => key !== own),
      };
  }
}
