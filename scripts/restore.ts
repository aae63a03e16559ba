/** `npm run restore`: replaces the database with a backup. */
import { countRows, restoreBackup } from '#platform/backup/index.ts';
import { checkDatabaseUrl, runBackupCommand } from './run-backup-command.ts';

const usage = `Replaces the database in DATABASE_URL with a backup, completely or not at all. Stop the site first.

  npm run restore -- <file>                       stops if the database has posts
  npm run restore -- <file> --overwrite           replaces them
  npm run restore -- <file> --to <database URL>   restores into another database, of either engine

An encrypted backup needs BACKUP_KEY.`;

await runBackupCommand({
  usage,
  options: { overwrite: { type: 'boolean' }, to: { type: 'string' } },
  async run({ words: [path, ...rest], options, environment, onProgress }) {
    if (path === undefined || rest.length > 0) return false;
    const { header, changedTexts } = await restoreBackup({
      path,
      secret: environment.backupKey,
      databaseUrl:
        typeof options.to === 'string'
          ? checkDatabaseUrl(options.to, '--to')
          : environment.databaseUrl,
      overwrite: options.overwrite === true,
      onProgress,
    });
    const changed = changedTexts > 0 ? `, ${changedTexts} texts without U+0000` : '';
    return `Restored: ${countRows(header)} rows of ${header.createdAt}${changed}. Everybody signs in again`;
  },
});
