import { BackupError } from '../backup-error.ts';

/**
 * Why a second place can't be used. `missing`: there is no such folder or bucket. `denied`: it refuses this key or
 * user. `full`: it has no room. `unreachable`: no connection, or it was cut. `unverified`: another machine than the one
 * whose host key is set answers. `failed`: anything else that it said.
 */
export type StoreErrorCode =
  | 'missing'
  | 'denied'
  | 'full'
  | 'unreachable'
  | 'unverified'
  | 'failed';

/** An error of the second place itself. The message names neither key nor secret. */
export class StoreError extends BackupError {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
