export { assertStopped } from './assert-stopped.ts';
export { BackupError } from './backup-error.ts';
export { countRows, type OnProgress } from './backup-lines.ts';
export { moveFolderPrefix, removeStaleMoves } from './cleanup.ts';
export { createBackup } from './create-backup.ts';
export { restoreBackup } from './restore-backup.ts';
