import { type Dispatch, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { directionOf } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { PostTitle } from '../shared/post-title.tsx';
import {
  firstWeekdayOf,
  formatDay,
  formatDayNumber,
  formatWeekday,
} from '../shared/time/format-local.ts';
import { addDays, monthOf, startOfWeek, weekdayOf } from '../shared/time/local-time.ts';
import type { CalendarAction, CalendarState } from './calendar-state.ts';
import { GridEntry } from './grid-entry.tsx';
import type { CalendarEntry } from './month-days.ts';
import { namingPost, type Publication } from './publications.ts';

/** A day shows so many entries until it is opened. */
const shownAtOnce = 4;

type Props = {
  /** The beginning of the ids of the calendar's heading and of its hint about keys. */
  id: string;
  weeks: readonly (readonly string[])[];
  state: CalendarState;
  dispatch: Dispatch<CalendarAction>;
  entries: ReadonlyMap<string, readonly CalendarEntry[]>;
  today: string;
  carried: Publication | undefined;
  pickUp: (publication: Publication) => void;
  putDown: (day: string) => void;
  giveBack: () => void;
  change: (publication: Publication) => void;
};

/**
 * The days of a month, by the ARIA grid pattern: one day is in the tab order, the arrow keys move between days, Enter
 * goes into a day and Escape out of it. A publication is moved by Enter, arrows and Enter, or dragged.
 */
export function MonthGrid(props: Props) {
  const { weeks, state, dispatch, carried } = props;
  const language = useLanguage();
  const table = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(false);
  const step = useKeySteps();

  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${state.day}"]`)?.focus();
  }, [state]);

  const go = (action: CalendarAction) => {
    if (action.type === 'reached' && action.day === state.day) return;
    takesFocus.current = true;
    dispatch(action);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement))
      return;
    const cell = event.target.closest<HTMLElement>('[data-day]');
    const isOnDay = event.target === cell;
    const action = isOnDay ? step(event.key, state.day) : undefined;
    if (action) go(action);
    else if (event.key === 'Escape' && state.carried) {
      takesFocus.current = true;
      props.giveBack();
    } else if (event.key === 'Enter' && isOnDay) {
      if (carried) props.putDown(state.day);
      else cell.querySelector<HTMLElement>('[data-entry]')?.focus();
    } else if (cell && !isOnDay && moveInside(cell, event.target, event.key)) {
      // The focus has moved.
    } else return;
    event.preventDefault();
  };
  const [firstWeek = []] = weeks;
  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of ARIA
      role="grid"
      aria-labelledby={`${props.id}-month`}
      aria-describedby={`${props.id}-keys`}
      data-carries={carried && ''}
      className="schedule-grid"
      onKeyDown={onKeyDown}
      onDragEnd={props.giveBack}
    >
      <thead>
        <tr>
          {firstWeek.map((day) => (
            <th key={weekdayOf(day)} scope="col">
              {formatWeekday(day, language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day
                key={day}
                {...props}
                day={day}
                pickUpByKey={(publication) => {
                  takesFocus.current = true;
                  props.pickUp(publication);
                }}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day(props: Props & { day: string; pickUpByKey: Props['pickUp'] }) {
  const { day, today, state, dispatch, carried } = props;
  const t = useTranslations('adminSchedule.calendar');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const entries = props.entries.get(day) ?? [];
  const shown = isOpen ? entries : entries.slice(0, shownAtOnce);
  const isTarget = carried !== undefined && state.day === day && day >= today;
  const ghost = isTarget && state.carried?.from !== day && namingPost(carried.posts, language);
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of ARIA
      role="gridcell"
      tabIndex={state.day === day ? 0 : -1}
      data-day={day}
      aria-current={day === today ? 'date' : undefined}
      className={`schedule-day ${monthOf(day) === state.month ? '' : 'schedule-day-outside'} ${isTarget ? 'schedule-day-target' : ''}`}
      onFocus={() => dispatch({ type: 'reached', day })}
      onDragOver={(event) => {
        if (!carried || day < today) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        dispatch({ type: 'reached', day });
      }}
      onDrop={(event) => {
        event.preventDefault();
        props.putDown(day);
      }}
    >
      <span className="sr-only">{formatDay(day, language, today)}</span>
      <span aria-hidden="true" className="schedule-day-number">
        {formatDayNumber(day, language)}
      </span>
      <ul>
        {shown.map(({ isDone, publication }) => (
          <li key={publication.key}>
            <GridEntry
              publication={publication}
              isDone={isDone}
              isCarried={state.carried?.key === publication.key}
              onEnter={props.pickUpByKey}
              onDrag={props.pickUp}
              change={props.change}
            />
          </li>
        ))}
      </ul>
      {ghost && (
        <p aria-hidden="true" className="schedule-ghost">
          <PostTitle post={ghost} />
        </p>
      )}
      {entries.length > shownAtOnce && (
        <button
          type="button"
          tabIndex={-1}
          data-entry
          aria-expanded={isOpen}
          className="schedule-more"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('fewer') : t('more', { count: entries.length - shownAtOnce })}
        </button>
      )}
    </td>
  );
}

/** What a key does on a day. */
function useKeySteps(): (key: string, day: string) => CalendarAction | undefined {
  const language = useLanguage();
  const forward = directionOf(language) === 'rtl' ? -1 : 1;
  return (key, day) => {
    const days = (count: number): CalendarAction => ({ type: 'stepped', days: count });
    switch (key) {
      case 'ArrowRight':
        return days(forward);
      case 'ArrowLeft':
        return days(-forward);
      case 'ArrowDown':
        return days(7);
      case 'ArrowUp':
        return days(-7);
      case 'Home':
        return { type: 'reached', day: startOfWeek(day, firstWeekdayOf[language]) };
      case 'End':
        return { type: 'reached', day: addDays(startOfWeek(day, firstWeekdayOf[language]), 6) };
      case 'PageUp':
        return { type: 'turned', months: -1 };
      case 'PageDown':
        return { type: 'turned', months: 1 };
      default:
        return undefined;
    }
  };
}

/** Moves the focus among the entries of a day. @returns whether the key does that */
function moveInside(cell: HTMLElement, from: HTMLElement, key: string): boolean {
  const entries = [...cell.querySelectorAll<HTMLElement>('[data-entry]')];
  const index = entries.indexOf(from);
  switch (key) {
    case 'ArrowDown':
      entries[index + 1]?.focus();
      return true;
    case 'ArrowUp':
      entries[index - 1]?.focus();
      return true;
    case 'Escape':
      cell.focus();
      return true;
    default:
      return false;
  }
}
