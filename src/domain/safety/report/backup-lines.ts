import { hourMs } from '#language/durations.ts';
import type { Database, SafetyJobRow } from '#platform/database/index.ts';
import { readJob } from '../job-rows.ts';
import { type SafetyFailure, safetyFailures } from '../shared/safety.ts';
import type { SafetyLine } from './safety-report.ts';

/** A proof is due each night, and again an hour after a failure. */
const proofLateMs = 36 * hourMs;
/** How many looks for a change may fail to happen, and at least an hour. */
const lateLooks = 4;

export type BackupPlan = {
  /** Whether there is a second place. */
  isSet: boolean;
  /** How many minutes pass between two checks for a change. */
  minutes: number;
  /** Whether other people use the site: one on a developer's machine needs no backup. */
  isPublic: boolean;
};

/** The last backup, and the last one that was proven. */
export async function readBackupLines(
  database: Database,
  { isSet, minutes, isPublic }: BackupPlan,
  now: Date,
): Promise<SafetyLine[]> {
  const backup = await readJob(database, 'backup');
  const proof = await readJob(database, 'proof');
  if (!isSet) {
    const problem = isPublic ? 'no-backup' : null;
    return [{ topic: 'backup', problem, isSet, succeededAt: backup?.succeeded_at ?? null }];
  }
  const backupLateMs = Math.max(lateLooks * minutes * 60_000, hourMs);
  return [
    {
      topic: 'proof',
      problem: failureOf(proof) ?? (isLate(proof, proofLateMs, now) ? 'proof-late' : null),
      isSet,
      succeededAt: proof?.succeeded_at ?? null,
    },
    {
      topic: 'backup',
      problem: failureOf(backup) ?? (isLate(backup, backupLateMs, now) ? 'backup-late' : null),
      isSet,
      succeededAt: backup?.succeeded_at ?? null,
    },
  ];
}

function failureOf(row: SafetyJobRow | null): SafetyFailure | null {
  return safetyFailures.find((failure) => failure === row?.failure) ?? null;
}

/** Not while it runs: a large site takes its time. */
function isLate(row: SafetyJobRow | null, afterMs: number, now: Date): boolean {
  if (row === null || (row.leased_until ?? '') > now.toISOString()) return false;
  const last = row.succeeded_at ?? row.tried_at;
  return last !== null && now.getTime() - Date.parse(last) > afterMs;
}
