import type { Language } from '#i18n/languages.ts';
import { dateFormat, formatLongDate, toArabicDigits } from '#language/dates.ts';

/** The specification's date of the panel (section 9): en-US, short. */
const englishShortDate = dateFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });

const englishTime = dateFormat('en-US', { timeStyle: 'short' });

const timeOfDay = dateFormat('en-GB', { timeStyle: 'short' });

/**
 * A day as the panel shows it, in the site's time zone.
 *
 * @param isoTime ISO 8601, as stored
 */
export function formatPanelDate(isoTime: string, language: Language): string {
  return language === 'en'
    ? englishShortDate().format(new Date(isoTime))
    : formatLongDate(isoTime, language);
}

/** Hours and minutes of the same. */
export function formatPanelTime(isoTime: string, language: Language): string {
  const time = new Date(isoTime);
  return language === 'en' ? englishTime().format(time) : toArabicDigits(timeOfDay().format(time));
}
