import { company } from '#content/company.ts';
import { hourMs } from '#language/durations.ts';

/** As schema.org writes them. */
const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
/** Longer than the holidays of any company that opens at all. */
const maxDays = 60;
/** So that nobody counts the hours of a year. */
const maxWaitedHours = 99;

type Opening = { weekdays: Set<number>; opens: string; closes: string };

/** A moment, and the zone of the business hours. */
export type SiteTime = { now: Date; timeZone: string };

/**
 * Reads opening hours in the notation of schema.org: "Mo-Fr 09:00-18:00", "Sa-We 09:00-13:00, Sa-We 14:00-17:00".
 *
 * @returns none where nothing can be read
 */
export function parseOpeningHours(text: string): Opening[] {
  const parts = text.matchAll(/((?:[A-Z][a-z][-,]?)+)\s+(\d\d:\d\d)-(\d\d:\d\d)/g);
  return [...parts].map(([, days = '', opens = '', closes = '']) => ({
    weekdays: new Set(days.split(',').flatMap(daysOf)),
    opens,
    closes,
  }));
}

const openingHours = parseOpeningHours(company.openingHours);

/** The moment since which so many business hours have passed: what came until then has waited as long. */
export function businessHoursBefore(
  hours: number,
  time: SiteTime,
  openings: readonly Opening[] = openingHours,
): Date {
  let leftMs = hours * hourMs;
  for (const [start, end] of intervalsBefore(time, openings)) {
    if (end - start >= leftMs) return new Date(end - leftMs);
    leftMs -= end - start;
  }
  return new Date(time.now.getTime() - hours * hourMs);
}

/** The whole business hours that have passed since a moment, at most 99. */
export function businessHoursSince(
  since: Date,
  time: SiteTime,
  openings: readonly Opening[] = openingHours,
): number {
  let passedMs = 0;
  for (const [start, end] of intervalsBefore(time, openings)) {
    if (end <= since.getTime() || passedMs >= maxWaitedHours * hourMs) break;
    passedMs += end - Math.max(start, since.getTime());
  }
  return Math.min(Math.floor(passedMs / hourMs), maxWaitedHours);
}

/** The business hours until now in milliseconds since 1970, the latest first. */
function* intervalsBefore({ now, timeZone }: SiteTime, openings: readonly Opening[]) {
  const today = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(timeZone).toPlainDate();
  for (let back = 0; back <= maxDays; back += 1) {
    const day = today.subtract({ days: back });
    const at = (plainTime: string) =>
      day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
    const ofDay = openings
      .filter(({ weekdays }) => weekdays.has(day.dayOfWeek))
      .map(({ opens, closes }) => [at(opens), Math.min(at(closes), now.getTime())] as const)
      .sort(([one], [other]) => other - one);
    for (const [start, end] of ofDay) if (end > start) yield [start, end] as const;
  }
}

/** Numbers from 1 for Monday, as Temporal counts. "Sa-We" goes over the end of the week. */
function daysOf(range: string): number[] {
  const [first = '', last = first] = range.split('-');
  const from = weekdays.indexOf(first);
  const to = weekdays.indexOf(last);
  if (from < 0 || to < 0) return [];
  const length = ((to - from + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => ((from + index) % 7) + 1);
}
