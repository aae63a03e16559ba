/** Why a backup can't be made or restored, for the person at the terminal: a sentence, no stack. */
export class BackupError extends Error {}
