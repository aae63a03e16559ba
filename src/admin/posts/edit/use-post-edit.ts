import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminPost } from '#domain/posts/index.ts';
import { useLanguage } from '#i18n/messages.tsx';
import type { EditDraft } from '../../drafts/edit-draft.ts';
import { type BilingualText, bilingual, bilingualFailure } from '../../frame/bilingual.tsx';
import { useNotices } from '../../frame/notices.tsx';
import { useAddToast, useAddUndoToast } from '../../frame/toasts.tsx';
import { useApi } from '../../session/api-client.ts';
import { useBlockingCheck } from '../../translation/use-blocking-check.ts';
import { recordOf } from '../../translation/with-edited-text.ts';
import { cacheStoredPost } from '../cached-posts.ts';
import { storedVersionIn } from './conflict.ts';
import {
  changesBetween,
  differingFields,
  type EditBase,
  type EditValues,
  editBaseOf,
  type KeptEdit,
  rebase,
} from './edit-values.ts';

/** What this device keeps of unsaved changes. */
export type KeptEditStore = {
  save: (draft: EditDraft<KeptEdit>) => void;
  discard: () => void;
};

type Edit = { base: EditBase; mine: EditValues };

/**
 * The unsaved changes of one post, kept on the device with every letter, and their way to the server. Nothing is sent
 * that the editor has not changed, and nothing is stored over a version that the editor has not seen.
 */
export function usePostEdit(
  post: AdminPost,
  kept: EditDraft<KeptEdit> | null,
  store: KeptEditStore,
  onBlocked: () => void,
) {
  const { client, call } = useApi();
  const queries = useQueryClient();
  const notices = useNotices();
  const addToast = useAddToast();
  const addUndoToast = useAddUndoToast();
  const panel = useLanguage();
  const t = useTranslations('adminPosts.edit');
  const isBlocked = useBlockingCheck();
  const [edit, setEdit] = useState<Edit>(() => (kept ? restoredEdit(kept) : freshEdit(post)));
  const latest = useRef(edit);
  const [isRestored, setIsRestored] = useState(kept !== null);
  const [isSaving, setIsSaving] = useState(false);
  const isUnderWay = useRef(false);
  const [failure, setFailure] = useState<BilingualText | null>(null);
  const [conflict, setConflict] = useState<EditBase | null>(null);

  const update = (next: Edit) => {
    latest.current = next;
    setEdit(next);
    setFailure(null);
    if (isChanged(next))
      store.save({
        changes: { base: next.base.values, mine: next.mine },
        baseUpdatedAt: next.base.updatedAt,
      });
    else store.discard();
  };

  const accept = (sent: Edit, stored: AdminPost) => {
    const base = editBaseOf(stored);
    update({ base, mine: rebase(sent.mine, latest.current.mine, base.values) });
    setIsRestored(false);
    cacheStoredPost(queries, stored);
    notices.succeed('saved');
  };

  const refuse = (error: unknown) => {
    const current = storedVersionIn(error);
    if (current && differingFields(current.values, latest.current.mine).length === 0) {
      // Both have made the same change.
      update({ base: current, mine: current.values });
      return notices.succeed('saved');
    }
    if (current) {
      notices.clear();
      return setConflict(current);
    }
    notices.fail(error, 'save');
    setFailure(bilingualFailure(panel, error, 'save'));
  };

  /** Whether the check keeps what was changed of the text from being stored. */
  const isTextBlocked = async ({ base, mine }: Edit) => {
    const changed = differingFields(base.values, mine);
    return (
      post.language !== 'en' &&
      (['title', 'content', 'translation'] as const).some((field) => changed.includes(field)) &&
      (await isBlocked(mine.translation, post.language, 'saveBlocked'))
    );
  };

  const save = async () => {
    if (isUnderWay.current || !isChanged(latest.current)) return;
    const { mine } = latest.current;
    update({ ...latest.current, mine: { ...mine, translation: recordOf(mine) } });
    const sent = latest.current;
    if (!sent.mine.title.trim() || !sent.mine.content.trim()) {
      notices.refuse('textRequired');
      return setFailure(bilingual(panel, 'failure.textRequired'));
    }
    isUnderWay.current = true;
    setIsSaving(true);
    setFailure(null);
    const json = {
      ...changesBetween(sent.base.values, sent.mine),
      updatedAt: sent.base.updatedAt,
    };
    try {
      const param = { id: String(post.id) };
      if (await isTextBlocked(sent)) onBlocked();
      else accept(sent, await call(() => client.blog.posts[':id'].$patch({ param, json })));
    } catch (error) {
      refuse(error);
    }
    isUnderWay.current = false;
    setIsSaving(false);
  };

  return {
    values: edit.mine,
    base: edit.base,
    isChanged: isChanged(edit),
    isRestored,
    isSaving,
    failure,
    /** The version that somebody else has stored meanwhile; null where there is none. */
    conflict,
    change(changed: Partial<EditValues> | ((now: EditValues) => Partial<EditValues>)) {
      const { mine } = latest.current;
      const changes = typeof changed === 'function' ? changed(mine) : changed;
      update({ ...latest.current, mine: { ...mine, ...changes } });
    },
    save,
    /** Stores what the editor has put together from both versions, on the stored one. */
    async settle(theirs: EditBase, decided: EditValues) {
      setConflict(null);
      setIsRestored(false);
      update({ base: theirs, mine: decided });
      if (isChanged(latest.current)) await save();
      else addToast({ text: t('tookStored') });
    },
    /** Back to the form with the editor's own version; the conflict is still there at the next attempt. */
    leaveConflict() {
      setConflict(null);
    },
    /** Drops the unsaved changes, with a way back. */
    discard() {
      const before = latest.current;
      update(freshEdit(post));
      setIsRestored(false);
      addUndoToast(t('discarded'), () => update(before));
    },
  };
}

function freshEdit(post: AdminPost): Edit {
  const base = editBaseOf(post);
  return { base, mine: base.values };
}

function restoredEdit({ changes, baseUpdatedAt }: EditDraft<KeptEdit>): Edit {
  return { base: { values: changes.base, updatedAt: baseUpdatedAt }, mine: changes.mine };
}

function isChanged({ base, mine }: Edit): boolean {
  return differingFields(base.values, mine).length > 0;
}
