import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLatestReducer } from '#ui/use-latest-reducer.ts';
import type { RecoverableDraft } from '../drafts/draft-lists.ts';
import type { TabDraft } from '../drafts/tab-drafts-state.ts';
import { type TabDrafts, useTabDrafts } from '../drafts/use-tab-drafts.ts';
import { useUsername } from '../shared/session.tsx';
import { useDraftServer } from '../shared/use-draft-server.ts';
import { composeDraftReducer, formToSave, noDraft } from './compose-draft-state.ts';
import { type ComposeForm, composeForm, isWorthSaving } from './compose-form.ts';
import { composeFormat } from './compose-format.ts';

/** A saved, unpublished article that no tab has open. */
export type RecoverablePost = RecoverableDraft<ComposeForm>;

export type ComposeDraft = Pick<
  TabDrafts<ComposeForm>,
  | 'saveStatus'
  | 'syncStatus'
  | 'notice'
  | 'closeNotice'
  | 'recoverable'
  | 'ofOthers'
  | 'edits'
  | 'discard'
> & {
  /** Null until the drafts of this browser are read. */
  form: ComposeForm | null;
  /** The key of the recoverable post with the languages that a publication left; null once another form is open. */
  remaining: string | null;
  /** Never another function, so that memoised parts of the form can have it. */
  change: (next: (form: ComposeForm) => ComposeForm) => void;
  /** Reads the newest form. The rendering of what was just typed may still be under way. */
  latestForm: () => ComposeForm | null;
  /**
   * Opens a recoverable post. The current form becomes recoverable.
   *
   * @returns the form; null when another tab has opened it, or another device has published or discarded it
   */
  resume: (post: RecoverablePost) => Promise<ComposeForm | null>;
  /**
   * Empties the form after a publication, and saves the remaining languages. When saving fails, the form does not
   * change.
   *
   * @param remainingOf gets the newest form: somebody may have typed during the publication
   */
  reset: (remainingOf: (form: ComposeForm) => ComposeForm | null) => Promise<void>;
  /** Opens a given form, such as one for a translation of a published post. */
  start: (form: ComposeForm) => Promise<void>;
};

/** Manages the post that this tab edits: autosaves each change, and lists the recoverable posts of earlier tabs. */
export function useComposeDraft(): ComposeDraft {
  const drafts = useTabDrafts(useUsername(), 'create', {
    schema: composeForm,
    takesLatest: false,
    server: useDraftServer(),
    format: composeFormat,
  });
  const [state, dispatch, latest] = useLatestReducer(composeDraftReducer, noDraft);
  const { open } = drafts;
  // The draft of the newest form, for code that continues after a response.
  const openDraft = useRef<TabDraft<ComposeForm> | null>(null);

  useLayoutEffect(() => {
    if (!open) return;
    openDraft.current = open;
    dispatch({ type: 'opened', form: open.initial?.value });
    open.connect((form) => dispatch({ type: 'changed', form }));
  }, [open, dispatch]);

  const put = useCallback(
    (form: ComposeForm) => {
      dispatch({ type: 'changed', form });
      openDraft.current?.writer.save(formToSave(form));
    },
    [dispatch],
  );
  const latestForm = useCallback(() => latest().form, [latest]);
  const change = useCallback(
    (next: (form: ComposeForm) => ComposeForm) => {
      const form = latestForm();
      if (form) put(next(form));
    },
    [latestForm, put],
  );
  return {
    ...drafts,
    form: state.form,
    recoverable: drafts.recoverable.filter(({ value }) => value === null || isWorthSaving(value)),
    remaining: state.remaining,
    change,
    latestForm,
    async resume(post) {
      const draft = await drafts.claim(post);
      if (!draft) return null;
      dispatch({ type: 'left' });
      await drafts.switchTo(draft);
      return draft.initial?.value ?? null;
    },
    async reset(remainingOf) {
      const next = await drafts.create();
      const form = latestForm();
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
