import { dayMs } from '#language/durations.ts';

/** Two days, both counted: "2026-11-21". */
export type Period = { from: string; until: string };

/** The last days up to `until`, or whole months: the last ones that have ended before it. */
export type AskedPeriod = { until: string; days: number } | { until: string; months: number };

/** @returns the period that is asked for, and the one of the same length before it */
export function periodsOf(asked: AskedPeriod): { period: Period; before: Period } {
  const { until } = asked;
  if ('days' in asked)
    return {
      period: { from: addDays(until, 1 - asked.days), until },
      before: { from: addDays(until, 1 - 2 * asked.days), until: addDays(until, -asked.days) },
    };
  const month = monthOf(until);
  return {
    period: wholeMonths(addMonths(month, -asked.months), addMonths(month, -1)),
    before: wholeMonths(addMonths(month, -2 * asked.months), addMonths(month, -asked.months - 1)),
  };
}

/**
 * The period with its first and last month whole, where these were rolled up: their days are not known any more.
 *
 * @param rolledUp "2026-11"
 */
export function widened({ from, until }: Period, rolledUp: ReadonlySet<string>): Period {
  const [first, last] = [monthOf(from), monthOf(until)];
  return {
    from: rolledUp.has(first) ? firstDayOf(first) : from,
    until: rolledUp.has(last) ? lastDayOf(last) : until,
  };
}

/** The days of a period; more than 100 days, or months without days, are taken by the month. */
export function barsOf({ from, until }: Period, rolledUp: ReadonlySet<string>): Period[] {
  const byMonth =
    daysOf({ from, until }) > maxDayBars ||
    monthsBetween(monthOf(from), monthOf(until)).some((month) => rolledUp.has(month));
  if (!byMonth)
    return Array.from({ length: daysOf({ from, until }) }, (_, index) => {
      const day = addDays(from, index);
      return { from: day, until: day };
    });
  return monthsBetween(monthOf(from), monthOf(until)).map((month) => ({
    from: firstDayOf(month) < from ? from : firstDayOf(month),
    until: lastDayOf(month) > until ? until : lastDayOf(month),
  }));
}

/** More bars than this are too thin to be told apart. */
const maxDayBars = 100;

export function daysOf({ from, until }: Period): number {
  return (Date.parse(until) - Date.parse(from)) / dayMs + 1;
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** @returns "2026-11" for "2026-11-21" */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function firstDayOf(month: string): string {
  return `${month}-01`;
}

export function lastDayOf(month: string): string {
  return addDays(firstDayOf(addMonths(month, 1)), -1);
}

function addMonths(month: string, count: number): string {
  const date = new Date(firstDayOf(month));
  date.setUTCMonth(date.getUTCMonth() + count);
  return monthOf(date.toISOString());
}

function wholeMonths(first: string, last: string): Period {
  return { from: firstDayOf(first), until: lastDayOf(last) };
}

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}
