import { z } from 'zod';
import { hourMs } from '#language/durations.ts';
import type { SafetyJobRow } from '#platform/database/index.ts';
import { sentBackup } from './job-messages.ts';

const proofHour = '03:00';
/** A failed proof is tried again: its cause may be gone. */
const proofRetryMs = hourMs;

/** What the row of the last backup knows. */
const backupResult = z.object({ sent: sentBackup, token: z.string() });
/** What the row of the last proof knows. */
const proofResult = z.object({ name: z.string(), keyId: z.string() });

export type BackupResult = z.output<typeof backupResult>;
export type ProofResult = z.output<typeof proofResult>;

export function readBackupResult(row: SafetyJobRow | null): BackupResult | null {
  return row?.result ? (backupResult.safeParse(JSON.parse(row.result)).data ?? null) : null;
}

export function readProofResult(row: SafetyJobRow | null): ProofResult | null {
  return row?.result ? (proofResult.safeParse(JSON.parse(row.result)).data ?? null) : null;
}

/** Whether it is time to look for changes. */
export function isBackupDue(row: SafetyJobRow | null, minutes: number, now: Date): boolean {
  return sinceTried(row, now) >= minutes * 60_000;
}

/**
 * Whether a backup is to be proven: once after each night's three o'clock, as soon as there is a first one, and an hour
 * after a failure. A wrong key is not tried again before the next night: an hour later there is a backup with the new
 * key, and nobody would see that the older ones can't be read.
 *
 * @param timeZone of the night
 */
export function isProofDue(
  row: SafetyJobRow | null,
  { timeZone, now }: { timeZone: string; now: Date },
): boolean {
  const night = lastNight(timeZone, now).toISOString();
  if (row?.succeeded_at && row.succeeded_at >= night && row.failure === null) return false;
  const wasTriedSince = sinceTried(row, now) !== Infinity && (row?.tried_at ?? '') >= night;
  if (!wasTriedSince) return true;
  if (row?.failure === null && row.succeeded_at !== null) return false;
  return row?.failure !== 'wrong-key' && sinceTried(row, now) >= proofRetryMs;
}

/** The last three o'clock of the night. */
function lastNight(timeZone: string, now: Date): Date {
  const zoned = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(timeZone);
  const at = (day: Temporal.PlainDate) =>
    new Date(day.toZonedDateTime({ timeZone, plainTime: proofHour }).epochMilliseconds);
  const today = at(zoned.toPlainDate());
  return today <= now ? today : at(zoned.toPlainDate().subtract({ days: 1 }));
}

/** A time of the future was written by a clock that was set back since. */
function sinceTried(row: SafetyJobRow | null, now: Date): number {
  if (!row?.tried_at) return Number.POSITIVE_INFINITY;
  const since = now.getTime() - Date.parse(row.tried_at);
  return since < 0 ? Number.POSITIVE_INFINITY : since;
}
