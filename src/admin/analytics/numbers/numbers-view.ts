import type { NumberFilters } from '#domain/analytics/index.ts';
import {
  type Count,
  type Dimension,
  dimensions,
  dimensionsOfEnquiries,
  maxPeriodDays,
  maxPeriodMonths,
  type Subject,
  subjectNames,
  subjects,
} from '#domain/analytics/shared/dimensions.ts';
import { dayMs } from '#language/durations.ts';

/** The last days, the last whole months, or two days of choice. */
export type Range =
  | { kind: 'days'; days: number }
  | { kind: 'months' }
  | { kind: 'custom'; from: string; until: string };

/** What is counted, in which time, of whom. It is stored in the URL. */
export type NumbersView = { subject: Subject; range: Range; filters: NumberFilters };

/** The counts of a subject that are shown. The first one gives the bars their height. */
export const ownCounts = {
  visits: ['readers', 'views'],
  searches: ['searches'],
  missing: ['requests'],
} as const satisfies Record<Subject, readonly [Count, ...Count[]]>;

/**
 * The counts of the whole period, or of the values of a dimension: of visits also enquiries, where they are known. From
 * which country or device an enquiry came is not.
 */
export function shownCounts(
  { subject, filters }: NumbersView,
  dimension?: Dimension,
): readonly Count[] {
  const names: readonly Dimension[] = subjects[subject].dimensions;
  const needed = names.filter((name) => name === dimension || filters[name] !== undefined);
  const isKnown =
    subject === 'visits' &&
    needed.every((name) => dimensionsOfEnquiries.some((known) => known === name));
  return isKnown ? [...ownCounts[subject], 'enquiries'] : ownCounts[subject];
}

export const rangeLengths = [7, 28, 90] as const;

const usualDays = 28;
const firstDay = '2000-01-01';

/** @param text of the URL, which may hold anything */
export function parseNumbersView(text: string | undefined): NumbersView {
  const parameters = new URLSearchParams(text);
  const filters: NumberFilters = {};
  for (const name of dimensions) {
    const value = parameters.get(name);
    if (value !== null && value.length <= 300 && !value.includes('\0')) filters[name] = value;
  }
  return {
    subject: subjectNames.find((name) => name === parameters.get('subject')) ?? 'visits',
    range: parseRange(parameters),
    filters,
  };
}

/** @returns undefined for the view that is shown without one in the URL */
export function formatNumbersView({ subject, range, filters }: NumbersView): string | undefined {
  const parameters = new URLSearchParams({
    ...(subject !== 'visits' && { subject }),
    ...(range.kind === 'days' && range.days !== usualDays && { days: String(range.days) }),
    ...(range.kind === 'months' && { months: String(maxPeriodMonths) }),
    ...(range.kind === 'custom' && { from: range.from, until: range.until }),
  });
  for (const name of dimensions)
    if (filters[name] !== undefined) parameters.set(name, filters[name]);
  return parameters.toString() || undefined;
}

/** The parameters of the call that gives these numbers. */
export function queryOf({ subject, range, filters }: NumbersView) {
  const { kind } = range;
  return {
    ...filters,
    subject,
    ...(kind === 'days' && { days: String(range.days) }),
    ...(kind === 'months' && { months: String(maxPeriodMonths) }),
    ...(kind === 'custom' && { days: String(daysBetween(range)), until: range.until }),
  };
}

export function isRange({ from, until }: { from: string; until: string }): boolean {
  const days = daysBetween({ from, until });
  return from >= firstDay && days >= 1 && days <= maxPeriodDays;
}

function parseRange(parameters: URLSearchParams): Range {
  const [from, until] = [parameters.get('from') ?? '', parameters.get('until') ?? ''];
  if ([from, until].every(isDay) && isRange({ from, until }))
    return { kind: 'custom', from, until };
  if (parameters.has('months')) return { kind: 'months' };
  const days = rangeLengths.find((length) => String(length) === parameters.get('days'));
  return { kind: 'days', days: days ?? usualDays };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text;
}

/** How many days there are from one to the other, both counted. */
function daysBetween({ from, until }: { from: string; until: string }): number {
  return (Date.parse(until) - Date.parse(from)) / dayMs + 1;
}
