import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { PublishTimeDialog } from '../../schedule/publish-time-dialog.tsx';
import { useTimeInWords } from '../../schedule/use-schedule.ts';
import { useCommands } from '../../shared/commands.ts';
import { type Translations, unpublishedIn } from '../articles.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import { useDeletePost } from '../use-delete-post.tsx';
import { useIsPostBusy, useTogglePublished } from '../use-post-mutations.ts';
import type { PostEdit } from './use-post-edit.ts';

/**
 * Buttons that publish the post, now or later, unpublish or delete it. Publishing now saves the form first. What is
 * published later is what is stored then.
 */
export function EditActions(props: {
  post: AdminPostSummary;
  translations: Translations;
  edit: PostEdit;
}) {
  const { post, translations, edit } = props;
  const t = useTranslations('adminPosts');
  const navigate = useNavigate();
  const isBusy = useIsPostBusy(post.id);
  const toggle = useTogglePublished(post);
  const deletion = useDeletePost(() => undefined);
  const [isConfirming, setConfirming] = useState(false);
  const [isPlanning, setPlanning] = useState(false);
  const schedule = useTranslations('adminSchedule');
  const isScheduled = useTimeInWords()(post.id) !== undefined;
  const publishOrNot = async () => {
    if (isBusy || (!post.published && !(await edit.save()))) return;
    toggle.mutate();
  };
  const canToggle = !isBusy && !edit.isSaving && (() => void publishOrNot());
  useCommands({ publish: !post.published && canToggle, unpublish: post.published && canToggle });
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <button
        type="button"
        className="panel-button"
        aria-disabled={isBusy || edit.isSaving}
        onClick={() => void publishOrNot()}
      >
        {t(post.published ? 'unpublish' : edit.isChanged ? 'edit.saveAndPublish' : 'publish')}
      </button>
      {!post.published && (
        <button type="button" className="panel-button" onClick={() => setPlanning(true)}>
          {schedule(isScheduled ? 'change' : 'later')}
        </button>
      )}
      <button
        type="button"
        className="panel-button text-danger"
        aria-disabled={isBusy || edit.isSaving}
        onClick={() => {
          if (!isBusy && !edit.isSaving) setConfirming(true);
        }}
      >
        {t('delete')}
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
