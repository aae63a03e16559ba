import type { Language } from '#i18n/languages.ts';

/** All dates are shown in the company's time zone. */
export const siteTimeZone = 'Asia/Baghdad';

/**
 * Month names of Central Kurdish. `Intl` can't be used: Chromium has no data for `ckb` and falls back to the reader's
 * own language, so server and browser would differ.
 */
const soraniMonths = [
  'کانوونی دووەم',
  'شوبات',
  'ئازار',
  'نیسان',
  'ئایار',
  'حوزەیران',
  'تەمووز',
  'ئاب',
  'ئەیلوول',
  'تشرینی یەکەم',
  'تشرینی دووەم',
  'کانوونی یەکەم',
] as const;

/**
 * A lazy formatter in the site's time zone: creating one is slow in browsers, and most pages show no date.
 */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined;
  return () => {
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: siteTimeZone });
    return format;
  };
}

const longDate = { year: 'numeric', month: 'long', day: 'numeric' } as const;

const englishLongDate = dateFormat('en-US', longDate);

/** Calendar and digits are explicit because older engines use the Islamic calendar for plain `ar-SA`. */
const arabicLongDate = dateFormat('ar-SA-u-ca-gregory-nu-arab', longDate);

const numericParts = dateFormat('en-US', { ...longDate, month: 'numeric' });

const timeOfDay = dateFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/**
 * Formats day, long month and year in the site's time zone.
 *
 * @param isoTime ISO 8601, as stored
 */
export function formatLongDate(isoTime: string, language: Language): string {
  const date = new Date(isoTime);
  if (language === 'en') return englishLongDate().format(date);
  if (language === 'ar') return arabicLongDate().format(date);
  return formatSoraniDate(date);
}

/**
 * {@link formatLongDate} with the time of day (24 hours).
 *
 * @param isoTime ISO 8601, as stored
 */
export function formatDateAndTime(isoTime: string, language: Language): string {
  const time = timeOfDay().format(new Date(isoTime));
  const date = formatLongDate(isoTime, language);
  return language === 'en' ? `${date}, ${time}` : `${date}، ${inDigitsOf(language, time)}`;
}

function formatSoraniDate(date: Date): string {
  const parts = Object.fromEntries(
    numericParts()
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  const month = soraniMonths[Number(parts.month) - 1];
  return inDigitsOf('ckb', `${parts.day}ی ${month}ی ${parts.year}`);
}

/** Replaces ASCII digits by those of the language: ٠-٩ in Arabic and Central Kurdish. */
export function inDigitsOf(language: Language, text: string): string {
  if (language === 'en') return text;
  return text.replace(/[0-9]/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)));
}
