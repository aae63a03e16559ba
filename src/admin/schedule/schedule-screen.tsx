import './schedule.css';
import { useTranslations } from 'use-intl';
import { LoadError } from '../shared/load-error.tsx';
import { ScreenHeading } from '../shared/screen-heading.tsx';
import { cityOf } from '../shared/time/format-local.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { NextPublications } from './next-publications.tsx';
import { LatePublications, SchedulerStatus } from './scheduler-status.tsx';
import { useCalendarActions } from './use-calendar-actions.tsx';
import { type Schedule, useSchedule } from './use-schedule.ts';

/** What will be published next, whether that works, and the month around it. */
export function ScheduleScreen() {
  const t = useTranslations('adminSchedule');
  const { data, error, isPending, isFetching, refetch } = useSchedule();
  return (
    <div className="mx-auto max-w-page">
      <ScreenHeading className="text-h3 font-bold">{t('title')}</ScreenHeading>
      <p className="mt-1 text-small text-ink-muted">
        {t('hint')} {data && t('inZone', { zone: t('zone', { city: cityOf(data.timeZone) }) })}
      </p>
      <p role="status" className="sr-only">
        {isPending && t('loading')}
      </p>
      {error && <LoadError text={t('loadError')} error={error} retry={() => void refetch()} />}
      {data && (
        <>
          <SchedulerStatus schedule={data} isFetching={isFetching} refetch={() => void refetch()} />
          <LoadedSchedule schedule={data} />
        </>
      )}
    </div>
  );
}

function LoadedSchedule({ schedule }: { schedule: Schedule }) {
  const { change, cancel, moveTo, dialog } = useCalendarActions(schedule);
  return (
    <>
      <LatePublications schedule={schedule} />
      <div className="schedule-columns mt-6">
        <NextPublications schedule={schedule} change={change} cancel={cancel} />
        <MonthCalendar schedule={schedule} change={change} cancel={cancel} moveTo={moveTo} />
      </div>
      {dialog}
    </>
  );
}
