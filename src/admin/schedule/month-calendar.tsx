import { useId, useReducer, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { isolate } from '#language/bidi.ts';
import { Icon } from '#ui/icon.tsx';
import { Bilingual, bilingualFailure } from '../shared/bilingual.tsx';
import { TryAgain } from '../shared/load-error.tsx';
import { firstWeekdayOf, formatDay, formatMonth } from '../shared/time/format-local.ts';
import { addDays, dayOf, monthOf, weeksOf } from '../shared/time/local-time.ts';
import { calendarOn, calendarReducer } from './calendar-state.ts';
import { MonthAgenda } from './month-agenda.tsx';
import { entriesByDay } from './month-days.ts';
import { MonthGrid } from './month-grid.tsx';
import { namingPost, type Publication } from './publications.ts';
import { type Schedule, usePublished } from './use-schedule.ts';

type Props = {
  schedule: Schedule;
  change: (publication: Publication) => void;
  cancel: (publication: Publication) => void;
  moveTo: (publication: Publication, day: string) => void;
};

/** A month with what was published and what will be: a grid, or on narrow screens a list of its days. */
export function MonthCalendar({ schedule, change, cancel, moveTo }: Props) {
  const id = useId();
  const t = useTranslations('adminSchedule.calendar');
  const language = useLanguage();
  const isWide = useIsWide();
  const today = dayOf(schedule.localNow);
  const [state, dispatch] = useReducer(calendarReducer, today, calendarOn);
  const [notice, setNotice] = useState('');
  const weeks = weeksOf(state.month, firstWeekdayOf[language]);
  const days = weeks.flat();
  const first = days[0] ?? today;
  const published = usePublished(schedule.timeZone, first, addDays(first, days.length));
  const entries = entriesByDay(schedule.upcoming, published.data ?? []);
  const carried = [...entries.values()]
    .flat()
    .find(({ publication }) => publication.key === state.carried?.key)?.publication;

  const nameOf = (publication: Publication) =>
    isolate(namingPost(publication.posts, language)?.title ?? '');
  const pickUp = (publication: Publication) => {
    dispatch({ type: 'picked-up', key: publication.key, from: dayOf(publication.local) });
    setNotice(t('pickedUp', { title: nameOf(publication) }));
  };
  const putDown = (day: string) => {
    if (!carried) return;
    // The publication stays in hand: another day can still be chosen.
    if (day < today) return setNotice(t('past'));
    dispatch({ type: 'put-down' });
    const name = formatDay(day, language, today);
    setNotice(t('putDown', { title: nameOf(carried), day: name }));
    if (day !== dayOf(carried.local)) moveTo(carried, day);
  };
  const giveBack = () => {
    // The end of a drag comes after its drop, too.
    if (!state.carried) return;
    dispatch({ type: 'returned' });
    setNotice(t('returned'));
  };
  const turn = (months: number) => {
    dispatch({ type: 'turned', months });
    setNotice('');
  };
  return (
    <section aria-labelledby={`${id}-month`} className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-2">
        <h3 id={`${id}-month`} aria-live="polite" className="me-auto text-body font-bold">
          {formatMonth(state.month, language)}
        </h3>
        {state.month !== monthOf(today) && (
          <button
            type="button"
            className="panel-quiet-link px-2 py-2"
            onClick={() => dispatch({ type: 'turned', months: monthsBetween(state.month, today) })}
          >
            {t('thisMonth')}
          </button>
        )}
        <button type="button" className="panel-icon-button" onClick={() => turn(-1)}>
          <Icon name="back" />
          <span className="sr-only">{t('previous')}</span>
        </button>
        <button type="button" className="panel-icon-button" onClick={() => turn(1)}>
          <Icon name="forward" />
          <span className="sr-only">{t('following')}</span>
        </button>
      </div>
      {published.error && (
        <p role="alert" className="my-2 text-small">
          {t('loadError')}{' '}
          <Bilingual text={bilingualFailure(language, published.error, 'network')} />{' '}
          <TryAgain className="panel-quiet-link" onClick={() => void published.refetch()} />
        </p>
      )}
      {isWide ? (
        <>
          <p id={`${id}-keys`} className="text-tiny text-ink-muted">
            {t('keys')}
          </p>
          <p role="status" className="min-h-lh text-small font-medium">
            {notice}
          </p>
          <MonthGrid
            id={id}
            weeks={weeks}
            state={state}
            dispatch={dispatch}
            entries={entries}
            today={today}
            carried={carried}
            pickUp={pickUp}
            putDown={putDown}
            giveBack={giveBack}
            change={change}
          />
        </>
      ) : (
        <MonthAgenda
          days={days.filter((day) => monthOf(day) === state.month)}
          entries={entries}
          isComplete={published.data !== undefined}
          today={today}
          change={change}
          cancel={cancel}
        />
      )}
    </section>
  );
}

function monthsBetween(month: string, day: string): number {
  const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return count(day) - count(month);
}

const wide = '(width >= 64rem)';

function useIsWide(): boolean {
  return useSyncExternalStore(listenToWidth, () => window.matchMedia(wide).matches);
}

function listenToWidth(callback: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', callback);
  return () => query.removeEventListener('change', callback);
}
