import type { RecoverableDraft } from './draft-store.ts';
import type { DraftWriter, SaveStatus } from './draft-writer.ts';

/** A draft that a tab has open. */
export type TabDraft<Value> = {
  key: string;
  /** What it began with: null for an empty draft; `savedAt` is null while nothing of it is saved on the device. */
  initial: { value: Value; savedAt: string | null } | null;
  writer: DraftWriter<Value>;
  release: () => void;
};

export type TabDraftsState<Value> = {
  /** Null until the drafts of this device have been read. */
  open: TabDraft<Value> | null;
  status: SaveStatus;
  /** Drafts of the account that no tab has open, the latest first. */
  recoverable: readonly RecoverableDraft<Value>[];
  /** The keys of the drafts that other tabs have open. */
  openElsewhere: readonly string[];
};

export type TabDraftsAction<Value> =
  /** `isInMemory`: the device has refused to save what the draft begins with. */
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

/** The draft that a tab has open, whether it is saved, and the drafts beside it. */
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
      // The last write of a draft may end after another draft was opened.
      return action.key === own ? { ...state, status: action.status } : state;
    case 'listed':
      return {
        ...state,
        recoverable: action.drafts.filter(({ key }) => key !== own && !action.locked.has(key)),
        openElsewhere: [...action.locked].filter((key) => key !== own),
      };
  }
}
