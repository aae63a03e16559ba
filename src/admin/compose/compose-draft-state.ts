import { blankForm, type ComposeForm, isWorthKeeping } from './compose-form.ts';

export type ComposeDraftState = {
  /** Null before the drafts of the device have been read. */
  form: ComposeForm | null;
  /** The key of the draft that holds what a publication has left to publish; null where none was left. */
  remaining: string | null;
};

export type ComposeDraftAction =
  /** A draft was opened. Without a form it begins blank. */
  | { type: 'opened'; form: ComposeForm | undefined }
  | { type: 'changed'; form: ComposeForm }
  /** A draft was published; `rest` is what is still to be published of it. */
  | { type: 'published'; key: string; rest: ComposeForm | null }
  /** The editor chose another draft, or a post to translate. */
  | { type: 'left' };

export const noDraft: ComposeDraftState = { form: null, remaining: null };

/** The open form of the Create tab, and what a publication left of the form before it. */
export function composeDraftReducer(
  state: ComposeDraftState,
  action: ComposeDraftAction,
): ComposeDraftState {
  switch (action.type) {
    case 'opened':
      return { ...state, form: action.form ?? blankForm() };
    case 'changed':
      // What comes before the drafts have been read belongs to no form.
      return state.form ? { ...state, form: action.form } : state;
    case 'published':
      return { ...state, remaining: action.rest && action.key };
    case 'left':
      return { ...state, remaining: null };
  }
}

/** What the device keeps of a form; null where nothing in it would be missed. */
export function formToSave(form: ComposeForm | null): ComposeForm | null {
  return form && isWorthKeeping(form) ? form : null;
}
