import type { Language } from '#i18n/languages.ts';
import { formatLongDate } from '#language/dates.ts';
import { formatMonth } from '../shared/time/format-local.ts';

const shortDates = {
  en: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  ar: new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-arab', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }),
};

/**
 * Formats a UTC day with day, month and year.
 *
 * @param day "2026-11-21"
 */
export function longDay(day: string, language: Language): string {
  // Noon in UTC is the same day in the time zone of the site.
  return formatLongDate(`${day}T12:00:00Z`, language);
}

const shortMonth = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats the month of a UTC day. The English name is short, for room below a chart. */
export function monthAndYear(day: string, language: Language): string {
  if (language === 'en') return shortMonth.format(new Date(day));
  return formatMonth(day.slice(0, 7), language);
}

/** Formats a UTC day without its year, for places where the year is clear. */
export function shortDay(day: string, language: Language): string {
  // Browsers cannot format dates in Central Kurdish. The «ی» before the year belongs to the year.
  if (language === 'ckb') return longDay(day, language).replace(/ی [٠-٩]+$/, '');
  return shortDates[language].format(new Date(day));
}
