/**
 * The day of a moment in a time zone, "2026-11-21". Days begin at whole minutes, so each zone keeps the day of the last
 * minute that was asked for, because a site under load asks once for each reader.
 *
 * @param timeZone "Asia/Baghdad"
 */
export function siteDay(moment: Date, timeZone: string): string {
  const minute = Math.floor(moment.getTime() / 60_000);
  const last = lastDays.get(timeZone);
  if (last?.minute === minute) return last.day;
  const instant = Temporal.Instant.fromEpochMilliseconds(moment.getTime());
  const day = instant.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  lastDays.set(timeZone, { minute, day });
  return day;
}

/** By time zone: that of the site, and those of tests. */
const lastDays = new Map<string, { minute: number; day: string }>();
