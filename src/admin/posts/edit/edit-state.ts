import type { ProposedText } from '../../proposal/proposal.ts';
import type { BilingualText } from '../../shared/bilingual.tsx';
import { currentRecord } from '../../translation/apply-edit.ts';
import { mergeEdits } from './conflict.ts';
import {
  differingFields,
  type EditBase,
  type EditDraft,
  type EditValues,
  rebase,
} from './edit-values.ts';

/** The editor's version before and after a merge with a stored one. */
export type MergedEdit = { before: EditValues; after: EditValues };

export type EditState = {
  /** The stored version that the changes are based on. */
  base: EditBase;
  /** The editor's version. */
  mine: EditValues;
  /** The proposal of the assistant for an English text; null while there is none. */
  proposal: EditDraft['proposal'];
  /** The run of the assistant whose proposals went into the text since it was stored. */
  assistantRun?: number | undefined;
  /** Whether the form shows restored changes. */
  isRestored: boolean;
  isSaving: boolean;
  /** Why the last save failed; null after a change. */
  error: BilingualText | null;
  /** The version that somebody else stored, if it conflicts with the changes; null without a conflict. */
  conflict: EditBase | null;
  /** The merge of the last save with somebody else's changes; null when there was none. */
  merged: MergedEdit | null;
};

export type EditAction =
  | { type: 'changed'; changes: Partial<EditValues> }
  | { type: 'proposal-changed'; text: ProposedText }
  /** Another device has changed the draft. It has this form's changes too. */
  | { type: 'received'; draft: EditDraft }
  | { type: 'save-started' }
  /** A request of the save is sent. The translation record follows its text. */
  | { type: 'request-started' }
  /** The server has stored `sent`, as `base`. */
  | { type: 'stored'; sent: EditValues; base: EditBase }
  /** The server rejected the save, because somebody else has stored `current`. */
  | { type: 'stale'; current: EditBase }
  | { type: 'failed'; error: BilingualText }
  | { type: 'save-ended' }
  /** The editor has decided all conflicts with the version `theirs`. */
  | { type: 'conflict-settled'; theirs: EditBase; decided: EditValues }
  /** The editor goes back to the form. The next save has the same conflict. */
  | { type: 'conflict-left' }
  | { type: 'merge-note-closed' }
  | { type: 'discarded'; base: EditBase }
  | { type: 'discard-undone'; before: EditState };

export function freshEdit(base: EditBase): EditState {
  return {
    base,
    mine: base.values,
    proposal: null,
    isRestored: false,
    isSaving: false,
    error: null,
    conflict: null,
    merged: null,
  };
}

export function restoredEdit(draft: Omit<EditDraft, 'language'>): EditState {
  const { changes, baseUpdatedAt, proposal, assistantRun } = draft;
  const base = { values: changes.base, updatedAt: baseUpdatedAt };
  return { ...freshEdit(base), mine: changes.mine, proposal, assistantRun, isRestored: true };
}

/** Whether the editor's version differs from its base. */
export function isChanged({ base, mine }: Pick<EditState, 'base' | 'mine'>): boolean {
  return differingFields(base.values, mine).length > 0;
}

/** Returns the draft to autosave; null when there are no changes. */
export function draftToSave(state: EditState): Omit<EditDraft, 'language'> | null {
  const { base, mine, proposal, assistantRun } = state;
  if (!isChanged(state) && !proposal) return null;
  return {
    changes: { base: base.values, mine },
    baseUpdatedAt: base.updatedAt,
    proposal,
    ...(assistantRun !== undefined && { assistantRun }),
  };
}

/** Handles the unsaved changes of a post: typing, saving, and merging with a newer stored version. */
export function editReducer(state: EditState, action: EditAction): EditState {
  switch (action.type) {
    case 'changed':
      return { ...state, mine: { ...state.mine, ...action.changes }, error: null };
    case 'proposal-changed': {
      const { content, proposal, run: assistantRun } = action.text;
      return { ...state, mine: { ...state.mine, content }, proposal, assistantRun, error: null };
    }
    case 'received': {
      const { base, mine, proposal, assistantRun } = restoredEdit(action.draft);
      return { ...state, base, mine, proposal, assistantRun, error: null };
    }
    case 'save-started':
      return { ...state, isSaving: true, error: null, merged: null };
    case 'request-started': {
      const { mine } = state;
      return { ...state, mine: { ...mine, translation: currentRecord(mine) }, error: null };
    }
    case 'stored': {
      const { sent, base } = action;
      // Text typed during the request becomes a change of the stored version.
      const mine = rebase(sent, state.mine, base.values);
      return { ...state, base, mine, assistantRun: undefined, isRestored: false, error: null };
    }
    case 'stale':
      return mergeStored(state, action.current);
    case 'failed':
      return { ...state, error: action.error };
    case 'save-ended':
      return { ...state, isSaving: false };
    case 'conflict-settled': {
      const { theirs, decided } = action;
      return {
        ...state,
        base: theirs,
        mine: decided,
        conflict: null,
        isRestored: false,
        error: null,
      };
    }
    case 'conflict-left':
      return { ...state, conflict: null };
    case 'merge-note-closed':
      return { ...state, merged: null };
    case 'discarded': {
      const { base } = action;
      const dropped = { proposal: null, assistantRun: undefined };
      return { ...state, base, mine: base.values, ...dropped, isRestored: false, error: null };
    }
    case 'discard-undone': {
      const { base, mine, proposal, assistantRun } = action.before;
      return { ...state, base, mine, proposal, assistantRun, error: null };
    }
  }
}

function mergeStored(state: EditState, current: EditBase): EditState {
  const { base, mine } = state;
  const merge = mergeEdits(base.values, mine, current.values);
  if (merge.parts.some(({ changedBy }) => changedBy === 'both'))
    return { ...state, conflict: current };
  const after = merge.resolve({});
  const isDifferent = differingFields(mine, after).length > 0;
  return {
    ...state,
    base: current,
    mine: after,
    error: null,
    merged: isDifferent ? { before: mine, after } : state.merged,
  };
}
