import { useTranslations } from 'use-intl';
import { isSchedulerStalled } from '#domain/posts/shared/scheduler-stalled.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { useCommands } from '../shared/commands.ts';
import { PostTitle } from '../shared/post-title.tsx';
import { type Duration, durationBetween } from '../shared/time/duration.ts';
import { formatLocalTime } from '../shared/time/format-local.ts';
import { dayOf, localTimeIn } from '../shared/time/local-time.ts';
import type { Schedule } from './use-schedule.ts';

type Props = { schedule: Schedule; isFetching: boolean; refetch: () => void };

/** Whether the scheduler runs, and what it has published late. */
export function SchedulerStatus({ schedule, isFetching, refetch }: Props) {
  const t = useTranslations('adminSchedule.status');
  const language = useLanguage();
  const inWords = useDuration();
  const { schedulerRanAt: ranAt, now, timeZone, localNow } = schedule;
  const today = dayOf(localNow);
  const isStalled = isSchedulerStalled(ranAt, now);
  const exact = ranAt && formatLocalTime(localTimeIn(timeZone, ranAt), language, today);
  const refresh = isFetching ? undefined : refetch;
  useCommands({ refresh });
  return (
    <div
      className={`mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-s-4 ps-3 text-small ${isStalled ? 'border-danger text-danger' : 'border-accent'}`}
    >
      <p role="status">
        {ranAt && exact ? (
          <>
            <span className="font-bold">
              {t('ran', { duration: inWords(durationBetween(ranAt, now)) })}
            </span>{' '}
            <time dateTime={ranAt}>({exact})</time>
          </>
        ) : (
          <span className="font-bold">{t('neverRan')}</span>
        )}{' '}
        {isStalled && t('stalled')}
      </p>
      <button
        type="button"
        className="panel-quiet-link"
        aria-disabled={isFetching}
        onClick={refresh}
      >
        {t('checkAgain')}
      </button>
    </div>
  );
}

/** The posts that were published late, because the site stood still at their time. Renders nothing without any. */
export function LatePublications({ schedule }: { schedule: Schedule }) {
  const t = useTranslations('adminSchedule.status');
  const language = useLanguage();
  const inWords = useDuration();
  if (schedule.late.length === 0) return null;
  const today = dayOf(schedule.localNow);
  return (
    <section aria-labelledby="schedule-late" className="mt-6 border-s-4 border-gold-strong ps-3">
      <h3 id="schedule-late" className="text-body font-bold">
        {t('late')}
      </h3>
      <ul className="mt-1 text-small">
        {schedule.late.map((post) => (
          <li key={post.id} className="py-1">
            <PostTitle post={post} />{' '}
            <span className="block text-tiny text-ink-muted">
              {formatLocalTime(post.local, language, today)}.{' '}
              {t('lateBy', {
                duration: inWords(
                  durationBetween(post.publishAt, post.publishedAt ?? schedule.now),
                ),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useDuration(): (duration: Duration) => string {
  const t = useTranslations('adminSchedule.durations');
  return ({ unit, count }) => t(unit, { count });
}
