/** Why a backup can't be made or restored, for the person at the terminal: printed without a stack. */
export class BackupError extends Error {}

/** The backup was made with another key. */
export class WrongKeyError extends BackupError {}
