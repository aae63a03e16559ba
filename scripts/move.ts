/** `npm run move`: copies the site to another database. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  assertStopped,
  BackupError,
  countRows,
  createBackup,
  moveFolderPrefix,
  removeStaleFolders,
  restoreBackup,
} from '#platform/backup/index.ts';
import { readEnvironment } from '#platform/environment.ts';
import { checkDatabaseUrl } from './check-database-url.ts';
import { runCommand, UsageError } from './run-command.ts';

const usage = `Copies the site from the database in DATABASE_URL to another one, of either engine. Stop the site first.

  npm run move -- --to <database URL>               stops if the other database has posts
  npm run move -- --to <database URL> --overwrite   replaces them

Then set DATABASE_URL to the new URL. The old database does not change.`;

process.exitCode = await runCommand({
  usage,
  options: { overwrite: { type: 'boolean' }, to: { type: 'string' } },
  expected: [BackupError],
  async run({ words, options, variables, onProgress }) {
    if (words.length > 0 || typeof options.to !== 'string')
      throw new UsageError('There must be --to with a database URL, and no file');
    const { databaseUrl } = readEnvironment(variables);
    const target = checkDatabaseUrl(options.to, '--to');
    // Changes after the copy would be lost.
    await assertStopped(databaseUrl);
    await removeStaleFolders(tmpdir());
    const folder = await mkdtemp(moveFolderPrefix(tmpdir()));
    try {
      const path = join(folder, 'site.backup');
      const shared = { path, secret: undefined, onProgress };
      await createBackup({ ...shared, databaseUrl });
      const { header, changedTexts } = await restoreBackup({
        ...shared,
        databaseUrl: target,
        overwrite: options.overwrite === true,
      });
      const changed = changedTexts > 0 ? `, ${changedTexts} texts without U+0000` : '';
      return `Moved: ${countRows(header)} rows${changed}. Now set DATABASE_URL to the new URL; everybody signs in again`;
    } finally {
      await rm(folder, { recursive: true });
    }
  },
});
