import { useTranslations } from 'use-intl';
import type { Language } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { PostTitle } from '../shared/post-title.tsx';
import { formatLocalTime } from '../shared/time/format-local.ts';
import { dayOf } from '../shared/time/local-time.ts';
import { useAddToast } from '../shared/toasts.tsx';
import { useSchedule } from './use-schedule.ts';

/** Returns a function that says when a post will be published. */
export function useScheduledToast() {
  const t = useTranslations('adminSchedule');
  const language = useLanguage();
  const addToast = useAddToast();
  const { data } = useSchedule();
  return (post: { title: string; language: Language }, local: string) =>
    addToast({
      text: (
        <span className="line-clamp-3">
          {t('scheduledFor', {
            time: formatLocalTime(local, language, dayOf(data?.localNow ?? local)),
          })}{' '}
          <PostTitle post={post} />
        </span>
      ),
    });
}
