import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { columnRow } from '../../post-form/language-columns.tsx';
import { PublishTimeDialog } from '../../schedule/publish-time-dialog.tsx';
import { useCancelSchedule } from '../../schedule/use-cancel-schedule.ts';
import { useTimeInWords } from '../../schedule/use-schedule.ts';
import { commandLanguage, useCommands } from '../../shared/commands.ts';
import { type Translations, unpublishedIn } from '../articles.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import { useDeletePost } from '../use-delete-post.tsx';
import { useCleanUpPost, useIsPostBusy, useTogglePublished } from '../use-post-mutations.ts';
import type { PostEdit } from './use-post-edit.ts';
import { useReportSaved } from './use-save-article.ts';

/**
 * Buttons that publish the post, now or later, unpublish, clean up or delete it. Publishing now and cleaning up save
 * the form first. What is published later is what is stored then.
 */
export function EditActions(props: {
  post: AdminPostSummary;
  translations: Translations;
  edit: PostEdit;
}) {
  const { post, translations, edit } = props;
  const t = useTranslations('adminPosts');
  const navigate = useNavigate();
  const tell = useReportSaved();
  const toggle = useTogglePublished(post);
  const cleanUp = useCleanUpPost(post);
  const deletion = useDeletePost(() => undefined);
  const [isConfirming, setConfirming] = useState(false);
  const [isPlanning, setPlanning] = useState(false);
  const schedule = useTranslations('adminSchedule');
  const isScheduled = useTimeInWords()(post.id) !== undefined;
  const isCalling = useIsPostBusy(post.id);
  const isBusy = isCalling || edit.isSaving;
  /** @returns whether the server has all changes */
  const saveFirst = async () => {
    const outcome = await edit.save();
    tell([outcome]);
    return (outcome === 'saved' || outcome === 'unchanged') && !edit.hasChanges();
  };
  const publishOrNot = async () => {
    if (post.published || (await saveFirst())) toggle.mutate();
  };
  const saveAndCleanUp = async () => {
    if (await saveFirst()) cleanUp.mutate(undefined, { onSuccess: edit.takeStored });
  };
  const unlessBusy = (run: () => void) => () => {
    if (!isBusy) run();
  };
  const name = commandLanguage[post.language];
  const canToggle = !isBusy && (() => void publishOrNot());
  const cancelSchedule = useCancelSchedule(post.id);
  const page = pathInLanguage(`/blog/${encodeURIComponent(post.slug)}`, post.language);
  useCommands({
    [`publish${name}`]: !post.published && canToggle,
    [`publish${name}Later`]: !post.published && (() => setPlanning(true)),
    [`cancel${name}Time`]: !post.published && cancelSchedule,
    [`unpublish${name}`]: post.published && canToggle,
    [`view${name}`]: post.published && (() => void window.open(page, '_blank', 'noopener')),
    [`cleanUp${name}`]: post.needsCleanup && !isBusy && (() => void saveAndCleanUp()),
    [`delete${name}`]: !isBusy && (() => setConfirming(true)),
  });
  return (
    <div className={`flex flex-wrap content-start justify-end gap-2 ${columnRow.publishing}`}>
      {post.needsCleanup && (
        <button
          type="button"
          className="panel-button"
          aria-disabled={isBusy}
          onClick={unlessBusy(() => void saveAndCleanUp())}
        >
          {t(cleanUp.isPending ? 'cleaningUp' : 'cleanUp')}
        </button>
      )}
      <button
        type="button"
        className="panel-button text-danger"
        aria-disabled={isBusy}
        onClick={unlessBusy(() => setConfirming(true))}
      >
        {t('delete')}
      </button>
      {!post.published && (
        <button type="button" className="panel-button" onClick={() => setPlanning(true)}>
          {schedule(isScheduled ? 'change' : 'later')}
        </button>
      )}
      <button
        type="button"
        className="panel-button"
        aria-disabled={isBusy}
        onClick={unlessBusy(() => void publishOrNot())}
      >
        {t(post.published ? 'unpublish' : edit.isChanged ? 'edit.saveAndPublish' : 'publish')}
      </button>
      {isPlanning && (
        <PublishTimeDialog
          posts={unpublishedIn(translations)}
          about={post.id}
          onClose={() => setPlanning(false)}
        />
      )}
      <DeleteDialog
        post={isConfirming ? post : null}
        close={(confirmed) => {
          setConfirming(false);
          if (!confirmed) return;
          deletion.mutate(confirmed);
          void navigate({ to: '/admin/dashboard', search: { tab: 'posts' } });
        }}
      />
    </div>
  );
}
