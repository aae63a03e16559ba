/** `npm run restore`: replaces the database with a backup. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BackupError,
  type BackupStore,
  countRows,
  openStore,
  restoreBackup,
} from '#platform/backup/index.ts';
import { type Environment, readEnvironment } from '#platform/environment.ts';
import { checkDatabaseUrl } from './check-database-url.ts';
import { runCommand, UsageError } from './run-command.ts';

const usage = `Replaces the database in DATABASE_URL with a backup, completely or not at all. Stop the site first.

  npm run restore -- <file>                       stops if the database has posts
  npm run restore -- <file> --overwrite           replaces them
  npm run restore -- <file> --to <database URL>   restores into another database, of either engine
  npm run restore -- --list                       names the backups in the second place (BACKUP_TO)
  npm run restore -- --newest                     fetches the newest of them and restores it
  npm run restore -- --fetch <name>               fetches another one of them and restores it

An encrypted backup needs BACKUP_KEY.`;

process.exitCode = await runCommand({
  usage,
  expected: [BackupError],
  options: {
    overwrite: { type: 'boolean' },
    to: { type: 'string' },
    list: { type: 'boolean' },
    newest: { type: 'boolean' },
    fetch: { type: 'string' },
  },
  async run({ words: [path, ...rest], options, variables, onProgress }) {
    const isFetched = options.newest === true || typeof options.fetch === 'string';
    const ways = [path !== undefined, isFetched, options.list === true];
    if (rest.length > 0 || ways.filter(Boolean).length !== 1)
      throw new UsageError('There must be one of <file>, --list, --newest and --fetch');
    const environment = readEnvironment(variables);
    if (options.list) return await describeStored(storeOf(environment));
    const restore = async (file: string) => {
      const { header, changedTexts } = await restoreBackup({
        path: file,
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
    };
    if (path !== undefined) return await restore(path);
    const name = typeof options.fetch === 'string' ? options.fetch : null;
    return await withFetched(storeOf(environment), name, restore);
  },
});

function storeOf({ backup: { target } }: Environment): BackupStore {
  if (!target) throw new BackupError('BACKUP_TO names no second place');
  return openStore(target);
}

async function describeStored(store: BackupStore): Promise<string> {
  const stored = await store.list();
  if (stored.length === 0) return 'There is no backup in the second place';
  return stored.map(({ name, bytes }) => `${name}  ${(bytes / 1e6).toFixed(1)} MB`).join('\n');
}

async function withFetched(
  store: BackupStore,
  name: string | null,
  restore: (path: string) => Promise<string>,
): Promise<string> {
  const stored = await store.list();
  const chosen = name === null ? stored.at(-1) : stored.find((each) => each.name === name);
  if (!chosen) throw new BackupError(`There is no ${name ?? 'backup'} in the second place`);
  const folder = await mkdtemp(join(tmpdir(), 'site-restore-'));
  try {
    const path = join(folder, chosen.name);
    await store.fetch(chosen.name, path);
    return await restore(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
