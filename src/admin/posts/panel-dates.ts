import type { Language } from '#i18n/languages.ts';
import { dateFormat, formatLongDate, inDigitsOf } from '#language/dates.ts';

/** The date format of the panel by the specification (section 9): en-US, short. */
const englishShortDate = dateFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });

const englishTime = dateFormat('en-US', { timeStyle: 'short' });

const timeOfDay = dateFormat('en-GB', { timeStyle: 'short' });

/**
 * Formats a day in the time zone of the site.
 *
 * @param isoTime ISO 8601, as stored
 */
export function formatPanelDate(isoTime: string, language: Language): string {
  return language === 'en'
    ? englishShortDate().format(new Date(isoTime))
    : formatLongDate(isoTime, language);
}

/** Formats hours and minutes in the time zone of the site. */
export function formatPanelTime(isoTime: string, language: Language): string {
  const time = new Date(isoTime);
  return language === 'en'
    ? englishTime().format(time)
    : inDigitsOf(language, timeOfDay().format(time));
}
