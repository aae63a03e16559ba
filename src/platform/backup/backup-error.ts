/** Why a backup can't be made or restored, for the person at the terminal: printed without a stack. */
export class BackupError extends Error {}
