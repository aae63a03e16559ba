/**
 * The day of a moment in a time zone, "2026-11-21". Days begin at whole minutes, so that one minute needs one answer.
 *
 * @param timeZone "Asia/Baghdad"
 */
export function siteDay(moment: Date, timeZone: string): string {
  const minute = Math.floor(moment.getTime() / 60_000);
  let zone = zones.get(timeZone);
  if (!zone) {
    // The form of Sweden is that of ISO 8601.
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
    zone = { format, minute: Number.NaN, day: '' };
    zones.set(timeZone, zone);
  }
  if (zone.minute !== minute) {
    zone.minute = minute;
    zone.day = zone.format.format(moment);
  }
  return zone.day;
}

/** Of the one time zone of the site, and those of tests. The last minute that was asked for, and its day. */
const zones = new Map<string, { format: Intl.DateTimeFormat; minute: number; day: string }>();
