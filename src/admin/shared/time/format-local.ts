import type { Language } from '#i18n/languages.ts';
import { formatLongDate, inDigitsOf } from '#language/dates.ts';
import { dayOf, hourOf } from './local-time.ts';

/** Days have no zone: noon in UTC stands for them. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

const intlLocale = { en: 'en-US', ar: 'ar-SA-u-ca-gregory-nu-arab' } as const;

type Shape = 'day' | 'dayWithYear' | 'month' | 'weekday';

const shapes = {
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  dayWithYear: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
} as const satisfies Record<Shape, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

function format(day: string, language: 'en' | 'ar', shape: Shape): string {
  const key = `${language} ${shape}`;
  const known = formats.get(key);
  const used =
    known ?? new Intl.DateTimeFormat(intlLocale[language], { ...shapes[shape], timeZone: 'UTC' });
  if (!known) formats.set(key, used);
  return used.format(noon(day));
}

/** From Sunday, as `Date` counts. Browsers have no data for Central Kurdish. */
const soraniWeekdays = [
  'یەکشەممە',
  'دووشەممە',
  'سێشەممە',
  'چوارشەممە',
  'پێنجشەممە',
  'هەینی',
  'شەممە',
] as const;

export function formatWeekday(day: string, language: Language): string {
  if (language !== 'ckb') return format(day, language, 'weekday');
  return soraniWeekdays[noon(day).getUTCDay()] ?? '';
}

/** Weekday, day and month; the year only where it is not that of `today`. */
export function formatDay(day: string, language: Language, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  if (language !== 'ckb') return format(day, language, isThisYear ? 'day' : 'dayWithYear');
  const long = formatLongDate(noon(day).toISOString(), 'ckb');
  // The «ی» before the year belongs to the year.
  const date = isThisYear ? long.replace(/ی [٠-٩]+$/, '') : long;
  return `${formatWeekday(day, 'ckb')}، ${date}`;
}

/** @param month "2026-11" */
export function formatMonth(month: string, language: Language): string {
  const first = `${month}-01`;
  if (language !== 'ckb') return format(first, language, 'month');
  return formatLongDate(noon(first).toISOString(), 'ckb').replace(/^[٠-٩]+ی /, '');
}

/** Hours (24) and minutes. */
export function formatHour(local: string, language: Language): string {
  return inDigitsOf(language, hourOf(local));
}

/** The number of the day in its month. */
export function formatDayNumber(day: string, language: Language): string {
  return inDigitsOf(language, String(Number(day.slice(8))));
}

/** {@link formatDay} with the hour. */
export function formatLocalTime(local: string, language: Language, today: string): string {
  const day = formatDay(dayOf(local), language, today);
  return `${day}${language === 'en' ? ',' : '،'} ${formatHour(local, language)}`;
}

/** The city of an IANA name: "Asia/Baghdad" has Baghdad. */
export function cityOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** In Iraq the week begins on Saturday. Not every browser has `Intl.Locale.prototype.getWeekInfo`. */
export const firstWeekdayOf: Readonly<Record<Language, number>> = { en: 0, ar: 6, ckb: 6 };
