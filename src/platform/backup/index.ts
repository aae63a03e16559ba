export { BackupError } from './backup-error.ts';
export { countRows, type OnProgress } from './backup-lines.ts';
export { createBackup } from './create-backup.ts';
export { refuseRunningSite } from './refuse-running-site.ts';
export { moveFolderPrefix, removeStaleMoves } from './remove-stale.ts';
export { restoreBackup } from './restore-backup.ts';
