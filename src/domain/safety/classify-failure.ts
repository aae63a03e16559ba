import { BackupError, ProofError, StoreError, WrongKeyError } from '#platform/backup/index.ts';
import { DatabaseError } from '#platform/database/index.ts';
import type { SafetyFailure, SafetyJob } from './shared/safety.ts';

/** SQLITE_FULL (https://sqlite.org/rescode.html). */
const sqliteFull = 13;

/** A site on the restored database shows no page. */
export class PageError extends BackupError {}

/** Why a job failed, from what it threw. */
export function classifyFailure(job: SafetyJob, error: unknown): SafetyFailure {
  if (error instanceof StoreError) return `place-${error.code}`;
  if (error instanceof WrongKeyError) return 'wrong-key';
  if (error instanceof PageError) return 'no-page';
  if (isOutOfRoom(error)) return 'no-room';
  if (error instanceof ProofError) return 'not-proven';
  if (error instanceof DatabaseError) return 'database';
  // A backup that can't be read, or a database that can't be backed up.
  if (error instanceof BackupError) return job === 'proof' ? 'not-proven' : 'database';
  return 'unexpected';
}

function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(error.code))) return true;
  if ('errcode' in error && error.errcode === sqliteFull) return true;
  return isOutOfRoom(error.cause);
}
