import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminPost } from '#domain/posts/index.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { useLatestReducer } from '#ui/use-latest-reducer.ts';
import { useApi } from '../../api/client.ts';
import type { ProposedText } from '../../proposal/proposal.ts';
import { useBanner } from '../../shared/banner.tsx';
import { bilingual, bilingualFailure } from '../../shared/bilingual.tsx';
import { useAddToast, useAddUndoToast } from '../../shared/toasts.tsx';
import { useBlockingCheck } from '../../translation/use-blocking-check.ts';
import { cacheStoredPost } from '../cached-posts.ts';
import { storedVersionIn } from './conflict.ts';
import {
  draftToSave,
  type EditAction,
  editReducer,
  freshEdit,
  isChanged,
  restoredEdit,
} from './edit-state.ts';
import {
  changesBetween,
  differingFields,
  type EditBase,
  type EditDraft,
  type EditValues,
  editBaseOf,
} from './edit-values.ts';

export type PostEdit = ReturnType<typeof usePostEdit>;

/** The outcome of a save. A failed save has shown its reason, except for a proposal that is `undecided`. */
export type SaveOutcome = 'saved' | 'unchanged' | 'kept' | 'undecided';

/**
 * Manages the unsaved changes of a post: autosaves each change, and stores them on the server. It sends only changed
 * fields, and never overwrites a version that the editor has not seen.
 *
 * @param saveDraft saves the changes in this browser; null deletes them
 * @param onBlocked called when the check of a translation prevents a save
 */
export function usePostEdit(
  post: AdminPost,
  restored: EditDraft | null,
  saveDraft: (draft: EditDraft | null) => void,
  onBlocked: () => void,
) {
  const { client, call } = useApi();
  const queries = useQueryClient();
  const banner = useBanner();
  const addToast = useAddToast();
  const addUndoToast = useAddUndoToast();
  const panel = useLanguage();
  const t = useTranslations('adminPosts.edit');
  const isBlocked = useBlockingCheck();
  const [edit, dispatch, latest] = useLatestReducer(editReducer, () =>
    restored ? restoredEdit(restored) : freshEdit(editBaseOf(post)),
  );

  /** Dispatches an action that changes the text or its base, and autosaves the result. */
  const update = (action: EditAction) => {
    const draft = draftToSave(dispatch(action));
    saveDraft(draft && { ...draft, language: post.language });
  };

  /** Whether the check of a translation blocks its changed text. */
  const isTextBlocked = async (before: EditValues, mine: EditValues) => {
    const changed = differingFields(before, mine);
    return (
      post.language !== 'en' &&
      (['title', 'content', 'translation'] as const).some((field) => changed.includes(field)) &&
      (await isBlocked(mine.translation, post.language, 'saveBlocked'))
    );
  };

  /** @returns `again` for changes that were merged with a newer stored version, and must be stored */
  const storeOnce = async (): Promise<SaveOutcome | 'again'> => {
    update({ type: 'request-started' });
    const { base, mine: sent, assistantRun } = latest();
    const param = { id: String(post.id) };
    const json = {
      ...changesBetween(base.values, sent),
      updatedAt: base.updatedAt,
      ...(assistantRun !== undefined && { assistantRun }),
    };
    try {
      if (await isTextBlocked(base.values, sent)) {
        onBlocked();
        return 'kept';
      }
      const stored = await call(() => client.blog.posts[':id'].$patch({ param, json }));
      update({ type: 'stored', sent, base: editBaseOf(stored) });
      cacheStoredPost(queries, stored);
      return 'saved';
    } catch (error) {
      const current = storedVersionIn(error);
      if (current) return merge(current);
      banner.showError(error, 'save');
      dispatch({ type: 'failed', error: bilingualFailure(panel, error, 'save') });
      return 'kept';
    }
  };

  const merge = (current: EditBase): 'saved' | 'kept' | 'again' => {
    update({ type: 'stale', current });
    if (latest().conflict) {
      banner.clear();
      return 'kept';
    }
    // Without changes, both had made the same ones.
    return isChanged(latest()) ? 'again' : 'saved';
  };

  const save = async (): Promise<SaveOutcome> => {
    const { proposal, isSaving, mine } = latest();
    // While a proposal is undecided, it is not clear which text to store.
    if (proposal) return 'undecided';
    if (isSaving) return 'kept';
    if (!isChanged(latest())) return 'unchanged';
    if (!mine.title.trim() || !mine.content.trim()) {
      banner.showFailure('textRequired');
      dispatch({ type: 'failed', error: bilingual(panel, 'failure.textRequired') });
      return 'kept';
    }
    dispatch({ type: 'save-started' });
    let outcome = await storeOnce();
    while (outcome === 'again') outcome = await storeOnce();
    dispatch({ type: 'save-ended' });
    return outcome;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions read the newest state
  return useMemo(
    () => ({
      values: edit.mine,
      base: edit.base,
      proposal: edit.proposal,
      isChanged: isChanged(edit),
      /** Whether there are changes now, for code that continues after a response. */
      hasChanges: () => isChanged(latest()),
      /** Reads the newest values. The rendering of what was just typed may still be under way. */
      latestValues: () => latest().mine,
      isRestored: edit.isRestored,
      isSaving: edit.isSaving,
      error: edit.error,
      conflict: edit.conflict,
      merged: edit.merged,
      changeProposedText(next: (now: ProposedText) => ProposedText) {
        const { mine, proposal, assistantRun: run } = latest();
        update({ type: 'proposal-changed', text: next({ content: mine.content, proposal, run }) });
      },
      closeMergeNote: () => dispatch({ type: 'merge-note-closed' }),
      change(changed: Partial<EditValues> | ((now: EditValues) => Partial<EditValues>)) {
        const changes = typeof changed === 'function' ? changed(latest().mine) : changed;
        update({ type: 'changed', changes });
      },
      /** Shows the draft as another device has changed it. */
      receive(draft: EditDraft) {
        dispatch({ type: 'received', draft });
      },
      save,
      /** Saves the decided version, based on the stored one. */
      async settle(theirs: EditBase, decided: EditValues): Promise<SaveOutcome> {
        update({ type: 'conflict-settled', theirs, decided });
        if (isChanged(latest())) return await save();
        addToast({ text: t('tookStored') });
        return 'unchanged';
      },
      leaveConflict: () => dispatch({ type: 'conflict-left' }),
      /** Shows the version that another call has stored. What was typed meanwhile becomes a change of it. */
      takeStored(stored: AdminPost) {
        update({ type: 'stored', sent: latest().base.values, base: editBaseOf(stored) });
      },
      /** Discards the unsaved changes, with a toast to undo that. */
      discard() {
        const before = latest();
        update({ type: 'discarded', base: editBaseOf(post) });
        addUndoToast(t('discarded'), () => update({ type: 'discard-undone', before }));
      },
    }),
    [edit, post, panel, call],
  );
}
