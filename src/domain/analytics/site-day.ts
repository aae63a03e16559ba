/**
 * The day of a moment in a time zone, "2026-11-21".
 *
 * @param timeZone "Asia/Baghdad"
 */
export function siteDay(moment: Date, timeZone: string): string {
  const known = formats.get(timeZone);
  // The form of Sweden is that of ISO 8601.
  const format = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, format);
  return format.format(moment);
}

/** Of the one time zone of the site, and those of tests. */
const formats = new Map<string, Intl.DateTimeFormat>();
