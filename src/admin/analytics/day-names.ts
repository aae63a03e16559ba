import type { Language } from '#i18n/languages.ts';
import { formatLongDate } from '#language/dates.ts';

const shortDates = {
  en: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  ar: new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-arab', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }),
};

/**
 * Day, month and year of a UTC day.
 *
 * @param day "2026-11-21"
 */
export function longDay(day: string, language: Language): string {
  // At noon it is the same day in the site's time zone.
  return formatLongDate(`${day}T12:00:00Z`, language);
}

/** The same without its year, for the few places where years can't be mistaken. */
export function shortDay(day: string, language: Language): string {
  // Browsers have no dates for Central Kurdish. The «ی» before the year belongs to the year.
  if (language === 'ckb') return longDay(day, language).replace(/ی [٠-٩]+$/, '');
  return shortDates[language].format(new Date(day));
}
