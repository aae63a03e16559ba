/** `npm run backup`: writes the whole site into one file while it runs, or sends it to the second place. */
import { stat } from 'node:fs/promises';
import {
  BackupError,
  backupName,
  countRows,
  createBackup,
  openStore,
  sendBackup,
} from '#platform/backup/index.ts';
import { type Environment, readEnvironment } from '#platform/environment.ts';
import { runCommand, UsageError } from './run-command.ts';

const usage = `Writes the database in DATABASE_URL into one file, while the site runs, and reads the file back.

  npm run backup [-- <file>]     by default data/backups/site-<time>.backup
  npm run backup -- --send       into the second place that BACKUP_TO names, now

If BACKUP_KEY is set, the backup is encrypted. Without the key nobody can read it again.`;

process.exitCode = await runCommand({
  usage,
  options: { send: { type: 'boolean' } },
  expected: [BackupError],
  async run({ words, options, variables, onProgress }) {
    const [path = `data/backups/${backupName(new Date())}`, ...rest] = words;
    if (options.send && words.length > 0) throw new UsageError('--send must stand without a file');
    if (rest.length > 0) throw new UsageError('There must be one file at most');
    const environment = readEnvironment(variables);
    if (options.send) return await send(environment);
    const { databaseUrl, backupKey: secret } = environment;
    const header = await createBackup({ databaseUrl, path, secret, onProgress });
    const kind = secret === undefined ? 'not encrypted' : 'encrypted';
    return `${path}: ${countRows(header)} rows, ${inMegabytes((await stat(path)).size)}, ${kind}, read back and whole`;
  },
});

async function send({ databaseUrl, backupKey: secret, backup }: Environment): Promise<string> {
  const { target, keep } = backup;
  if (!target || secret === undefined) throw new BackupError('BACKUP_TO names no second place');
  const { name, bytes } = await sendBackup({
    databaseUrl,
    secret,
    keep,
    store: openStore(target),
    last: null,
    mayHaveChanged: true,
    now: new Date(),
  });
  return `${name}: ${inMegabytes(bytes)}, encrypted, read back and whole, in the second place`;
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
