import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { PostTitle } from '../shared/post-title.tsx';
import { formatLocalTime } from '../shared/time/format-local.ts';
import { dayOf } from '../shared/time/local-time.ts';
import { namingPost, type PlannedPost } from './publications.ts';
import { TimeDialog } from './time-dialog.tsx';
import { usePublicationActions } from './use-publication-actions.tsx';
import { useSchedule, useSetTime } from './use-schedule.ts';
import { useScheduledToast } from './use-scheduled-toast.tsx';

export type PlannablePost = Omit<PlannedPost, 'local'>;

/** Asks when unpublished languages of an article are published: one of them alone, or several together. */
export function PublishTimeDialog(props: {
  /** The unpublished posts of one article. */
  posts: readonly PlannablePost[];
  /** The post whose button was pressed. Those with the same time are chosen with it. */
  about: number;
  onClose: () => void;
}) {
  const { posts, about, onClose } = props;
  const id = useId();
  const t = useTranslations('adminSchedule');
  const names = useTranslations('adminShared.languages');
  const language = useLanguage();
  const tellScheduled = useScheduledToast();
  const { data: schedule } = useSchedule();
  const [picked, setPicked] = useState<readonly number[] | null>(null);
  const [isTried, setTried] = useState(false);
  const setTime = useSetTime();
  const today = dayOf(schedule?.localNow ?? '');
  const { cancel, isCancelling } = usePublicationActions(today);

  const planned = (schedule?.upcoming ?? []).filter((one) => posts.some(({ id }) => id === one.id));
  const timeOf = (post: number) => planned.find(({ id }) => id === post)?.local;
  const initial = timeOf(about);
  const together = planned.filter(({ local }) => local === initial).map(({ id }) => id);
  const chosen = picked ?? [about, ...together.filter((id) => id !== about)];
  const toCancel = planned.filter((post) => chosen.includes(post.id));
  const isMissing = isTried && chosen.length === 0;

  const submit = (local: string) => {
    setTried(true);
    if (chosen.length === 0) return;
    setTime.mutate(
      { ids: chosen, local },
      {
        onSuccess() {
          const post = namingPost(
            posts.filter((one) => chosen.includes(one.id)),
            language,
          );
          if (post) tellScheduled(post, local);
          onClose();
        },
      },
    );
  };
  return (
    <TimeDialog
      initial={initial}
      isBusy={setTime.isPending || isCancelling}
      error={setTime.error}
      onSubmit={submit}
      onClose={onClose}
      cancellation={
        toCancel.length > 0 && (
          <button
            type="button"
            className="panel-button-danger me-auto"
            onClick={() => cancel(toCancel, onClose)}
          >
            {t('cancel')}
          </button>
        )
      }
    >
      <fieldset aria-describedby={`${id}-error`}>
        <legend className="mb-1 text-small font-medium">{t('dialog.languages')}</legend>
        {posts.map((post) => {
          const time = timeOf(post.id);
          return (
            <label key={post.id} className="schedule-choice">
              <input
                type="checkbox"
                className="size-5 accent-accent"
                checked={chosen.includes(post.id)}
                onChange={({ target }) =>
                  setPicked(
                    target.checked
                      ? [...chosen, post.id]
                      : chosen.filter((other) => other !== post.id),
                  )
                }
              />
              <span className="min-w-0">
                <span className="font-medium">{names(post.language)}</span>
                {time && (
                  <span className="text-tiny text-ink-muted">
                    {' '}
                    {t('dialog.soFar', { time: formatLocalTime(time, language, today) })}
                  </span>
                )}
                <span className="block truncate text-tiny text-ink-muted">
                  <PostTitle post={post} />
                </span>
              </span>
            </label>
          );
        })}
        <p id={`${id}-error`} role="alert" className="text-small text-danger empty:hidden">
          {isMissing && t('dialog.noLanguage')}
        </p>
      </fieldset>
    </TimeDialog>
  );
}
