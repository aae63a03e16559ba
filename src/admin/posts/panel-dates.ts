import { formatLongDate, siteTimeZone, toArabicDigits } from '#i18n/dates.ts';
import type { Language } from '#i18n/languages.ts';

/** The specification's date of the panel (section 9): en-US, short. */
const englishShortDate = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: siteTimeZone,
});

const englishTime = new Intl.DateTimeFormat('en-US', {
  timeStyle: 'short',
  timeZone: siteTimeZone,
});

const timeOfDay = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: siteTimeZone });

/**
 * A day as the panel shows it, in the site's time zone.
 *
 * @param isoTime ISO 8601, as stored
 */
export function formatPanelDate(isoTime: string, language: Language): string {
  return language === 'en'
    ? englishShortDate.format(new Date(isoTime))
    : formatLongDate(isoTime, language);
}

/** Hours and minutes of the same. */
export function formatPanelTime(isoTime: string, language: Language): string {
  const time = new Date(isoTime);
  return language === 'en' ? englishTime.format(time) : toArabicDigits(timeOfDay.format(time));
}
