import { company } from '#content/company.ts';
import type { Database } from '#platform/database/index.ts';
import { reminderHours } from './shared/enquiry.ts';

/** As schema.org writes them. */
const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const hourMs = 60 * 60 * 1_000;
/** A company that opens for an hour a week is found within so many days. */
const maxDays = 60;

type Opening = { weekdays: Set<number>; opens: string; closes: string };

/**
 * Reads opening hours in the notation of schema.org: "Mo-Fr 09:00-18:00", "Sa,Su 10:00-14:00".
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

/**
 * The moment since which so many business hours have passed: what came until then has waited as long.
 *
 * @param hours of business time
 */
export function businessHoursBefore(
  hours: number,
  { now, timeZone }: { now: Date; timeZone: string },
  openings: readonly Opening[] = parseOpeningHours(company.openingHours),
): Date {
  let leftMs = hours * hourMs;
  const today = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(timeZone).toPlainDate();
  for (let back = 0; back <= maxDays; back += 1)
    for (const [start, end] of intervalsOf(today.subtract({ days: back }), openings, timeZone)) {
      const until = Math.min(end, now.getTime());
      if (until <= start) continue;
      if (until - start >= leftMs) return new Date(until - leftMs);
      leftMs -= until - start;
    }
  return new Date(now.getTime() - hours * hourMs);
}

/** How many enquiries have waited longer than the promised hours. */
export async function readWaiting(
  database: Database,
  time: { now: Date; timeZone: string },
): Promise<number> {
  const { count } = await database
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('is_doubtful', '=', 0)
    .where('status', '=', 'new')
    .where('created_at', '<=', businessHoursBefore(reminderHours, time).toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The business hours of a day in milliseconds since 1970, the latest first. */
function intervalsOf(day: Temporal.PlainDate, openings: readonly Opening[], timeZone: string) {
  const at = (plainTime: string) => day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
  return openings
    .filter(({ weekdays }) => weekdays.has(day.dayOfWeek))
    .map(({ opens, closes }) => [at(opens), at(closes)] as const)
    .sort(([one], [other]) => other - one);
}

/** Numbers from 1 for Monday, as Temporal counts. "Sa-Th" goes over the end of the week. */
function daysOf(range: string): number[] {
  const [first = '', last = first] = range.split('-');
  const from = weekdays.indexOf(first);
  const to = weekdays.indexOf(last);
  if (from < 0 || to < 0) return [];
  const length = ((to - from + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => ((from + index) % 7) + 1);
}
