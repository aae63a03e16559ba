/** `npm run backup`: writes the whole site into one file while it runs. */
import { stat } from 'node:fs/promises';
import { countRows, createBackup } from '#platform/backup/index.ts';
import { runBackupCommand } from './run-backup-command.ts';

const usage = `Writes the database in DATABASE_URL into one file, while the site runs, and reads the file back.

  npm run backup [-- <file>]     by default data/backups/site-<time>.backup

If BACKUP_KEY is set, the backup is encrypted. Without the key nobody can read it again.`;

await runBackupCommand({
  usage,
  options: {},
  async run({ words: [path = defaultPath(), ...rest], environment, onProgress }) {
    if (rest.length > 0) return false;
    const { databaseUrl, backupKey: secret } = environment;
    const header = await createBackup({ databaseUrl, path, secret, onProgress });
    const megabytes = ((await stat(path)).size / 1_000_000).toFixed(1);
    const kind = secret === undefined ? 'not encrypted' : 'encrypted';
    return `${path}: ${countRows(header)} rows, ${megabytes} MB, ${kind}, read back and whole`;
  },
});

function defaultPath(): string {
  return `data/backups/site-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;
}
