import { blankForm, type ComposeForm, isWorthSaving } from './compose-form.ts';

export type ComposeDraftState = {
  /** Null until the drafts of this browser are read. */
  form: ComposeForm | null;
  /** The key of the draft with the languages that the last publication left; null when none is left. */
  remaining: string | null;
};

export type ComposeDraftAction =
  /** A draft was opened. Without a form it is blank. */
  | { type: 'opened'; form: ComposeForm | undefined }
  | { type: 'changed'; form: ComposeForm }
  /** A draft was published. `rest` has the languages that are still to be published. */
  | { type: 'published'; key: string; rest: ComposeForm | null }
  /** The editor chose another draft, or a post to translate. */
  | { type: 'left' };

export const noDraft: ComposeDraftState = { form: null, remaining: null };

/** Handles the open form of the Create tab, and the draft that the last publication left. */
export function composeDraftReducer(
  state: ComposeDraftState,
  action: ComposeDraftAction,
): ComposeDraftState {
  switch (action.type) {
    case 'opened':
      return { ...state, form: action.form ?? blankForm() };
    case 'changed':
      // A change before the drafts are read belongs to no form.
      return state.form ? { ...state, form: action.form } : state;
    case 'published':
      return { ...state, remaining: action.rest && action.key };
    case 'left':
      return { ...state, remaining: null };
  }
}

/** Returns the form to autosave; null when nothing in it is worth saving. */
export function formToSave(form: ComposeForm | null): ComposeForm | null {
  return form && isWorthSaving(form) ? form : null;
}
