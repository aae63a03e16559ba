import { useLayoutEffect, useRef } from 'react';
import { useLatestReducer } from '#ui/use-latest-reducer.ts';
import type { RecoverableDraft } from '../drafts/draft-store.ts';
import type { SaveStatus } from '../drafts/draft-writer.ts';
import type { TabDraft } from '../drafts/tab-drafts-state.ts';
import { useTabDrafts } from '../drafts/use-tab-drafts.ts';
import { useUsername } from '../shared/session.tsx';
import { composeDraftReducer, formToSave, noDraft } from './compose-draft-state.ts';
import { type ComposeForm, composeForm, isWorthKeeping } from './compose-form.ts';

/** An unfinished post that no tab has open. */
export type RecoverablePost = RecoverableDraft<ComposeForm>;

export type ComposeDraft = {
  /** Null until the drafts of this device have been read. */
  form: ComposeForm | null;
  status: SaveStatus;
  recoverable: readonly RecoverablePost[];
  /** The key of the recoverable post that holds what a publication has left; null once another form is open. */
  remaining: string | null;
  change: (next: (form: ComposeForm) => ComposeForm) => void;
  /**
   * Opens a recoverable post. The form that is open now becomes recoverable.
   *
   * @returns the form; null where another tab was faster
   */
  resume: (post: RecoverablePost) => Promise<ComposeForm | null>;
  discard: (post: RecoverablePost) => Promise<void>;
  /**
   * Empties the form after a publication, and saves what is still to be published of it. When saving fails, the form
   * stays as it is.
   *
   * @param remainingOf given the form as it is now: somebody may have typed while it was being published
   */
  reset: (remainingOf: (form: ComposeForm) => ComposeForm | null) => Promise<void>;
  /** Opens a form that comes from elsewhere, such as a translation of a published post. */
  start: (form: ComposeForm) => Promise<void>;
};

/** The post that this tab is writing, saved on the device with every change, and those that earlier tabs left. */
export function useComposeDraft(): ComposeDraft {
  const drafts = useTabDrafts(useUsername(), 'create', { schema: composeForm, takesLatest: false });
  const [state, dispatch, latest] = useLatestReducer(composeDraftReducer, noDraft);
  const { open } = drafts;
  // The draft that the newest form belongs to, for what goes on after an answer.
  const openDraft = useRef<TabDraft<ComposeForm> | null>(null);

  useLayoutEffect(() => {
    if (!open) return;
    openDraft.current = open;
    dispatch({ type: 'opened', form: open.initial?.value });
  }, [open, dispatch]);

  const put = (form: ComposeForm) => {
    dispatch({ type: 'changed', form });
    openDraft.current?.writer.save(formToSave(form));
  };
  return {
    form: state.form,
    status: drafts.status,
    recoverable: drafts.recoverable.filter(({ value }) => isWorthKeeping(value)),
    remaining: state.remaining,
    change(next) {
      const { form } = latest();
      if (form) put(next(form));
    },
    async resume(post) {
      const draft = await drafts.claim(post);
      if (!draft) return null;
      dispatch({ type: 'left' });
      await drafts.switchTo(draft);
      return draft.initial?.value ?? null;
    },
    discard: drafts.discard,
    async reset(remainingOf) {
      const next = await drafts.create();
      const { form } = latest();
      const draft = openDraft.current;
      if (!form || !draft) return next.release();
      const rest = remainingOf(form);
      if (rest) put(rest);
      else draft.writer.save(null);
      if ((await draft.writer.settled()) === 'error') return next.release();
      dispatch({ type: 'published', key: draft.key, rest });
      await drafts.switchTo(next);
    },
    async start(form) {
      dispatch({ type: 'left' });
      await drafts.switchTo(await drafts.create(form));
    },
  };
}
