import { dayMs } from '#language/durations.ts';

/**
 * Days ("2026-11-24"), months ("2026-11") and times ("2026-11-24T08:30") in the time zone of the site. The server
 * converts them to UTC: a browser may have no Temporal, and its zone is not the site's.
 */

const daysOfWeek = 7;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a format is slow, and a list has many times. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** @param isoTime ISO 8601 in UTC */
export function localTimeIn(timeZone: string, isoTime: string): string {
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(new Date(isoTime))
      .map(({ type, value }) => [type, value]),
  );
  const { year = '', month, day, hour, minute } = parts;
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
}

export const dayOf = (local: string): string => local.slice(0, 10);
export const hourOf = (local: string): string => local.slice(11);
export const monthOf = (day: string): string => day.slice(0, 7);

/** The same hour of the clock on another day, also where the clocks change in between. */
export function onDay(local: string, day: string): string {
  return `${day}T${hourOf(local)}`;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The same day of another month, or the last one of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  // Day 0 of the month after.
  const last = new Date(Date.UTC(year, month + months, 0));
  const wanted = Math.min(date, last.getUTCDate());
  return `${last.toISOString().slice(0, 7)}-${String(wanted).padStart(2, '0')}`;
}

/** 0 for Sunday, as `Date` counts. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

export function startOfWeek(day: string, firstWeekday: number): string {
  return addDays(day, -((weekdayOf(day) - firstWeekday + daysOfWeek) % daysOfWeek));
}

/** The weeks of a month, with the days of other months at its ends. */
export function weeksOf(month: string, firstWeekday: number): string[][] {
  const weeks: string[][] = [];
  let day = startOfWeek(`${month}-01`, firstWeekday);
  while (monthOf(day) <= month) {
    const start = day;
    weeks.push(Array.from({ length: daysOfWeek }, (_, index) => addDays(start, index)));
    day = addDays(day, daysOfWeek);
  }
  return weeks;
}

export type Suggestion = { kind: 'today' | 'tomorrow' | 'later'; local: string };

const morning = '09:00';
const evening = '18:00';
const sunday = 0;

/** Times that an editor often wants: this evening, tomorrow morning, the first morning of Iraq's working week. */
export function suggestedTimes(now: string): Suggestion[] {
  const today = dayOf(now);
  const tomorrow = addDays(today, 1);
  const nextSunday = addDays(startOfWeek(today, sunday), daysOfWeek);
  const later = nextSunday === tomorrow ? addDays(nextSunday, daysOfWeek) : nextSunday;
  const suggestions: Suggestion[] = [
    { kind: 'today', local: `${today}T${evening}` },
    { kind: 'tomorrow', local: `${tomorrow}T${morning}` },
    { kind: 'later', local: `${later}T${morning}` },
  ];
  return suggestions.filter(({ local }) => local > now);
}
