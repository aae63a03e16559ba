const pattern = /^site-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z\.backup$/;

/** The file name of a backup of this moment, to the second: `site-2026-11-24T09-15-00Z.backup`. */
export function backupName(at: Date): string {
  return `site-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;
}

/** @returns null for a name that is not one of {@link backupName} */
export function timeOfBackup(name: string): Date | null {
  const [, day, hour, minute, second] = pattern.exec(name) ?? [];
  const time = new Date(`${day}${hour}:${minute}:${second}Z`);
  return Number.isNaN(time.getTime()) ? null : time;
}
