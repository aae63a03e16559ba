/**
 * A step of `npm run upgrade` that needs the site's settings and database. The supervisor starts it, in the release
 * that the step is about. Each line of output is a sentence for the operator, or the JSON of {@link StepResult}.
 */
import { mkdirSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  administerPostgres,
  backupName,
  copyByBackup,
  dropHeld,
  holdDatabase,
  putBack,
  readMigrationState,
  withWorkFolder,
} from '#platform/backup/index.ts';
import { readEnvironment } from '#platform/environment.ts';
import { readJournal, removeJournal, writeJournal } from './upgrade/journal.ts';
import { currentRelease } from './upgrade/releases.ts';
import { runBeside } from './upgrade/run-beside.ts';
import { checkSite, chooseSmokePages } from './upgrade/smoke-pages.ts';

/** What the rehearsal found out. */
export type StepResult = {
  /** Whether the release before can't run on the database that this one leaves. */
  isBreaking: boolean;
};

const ownRelease = resolve(import.meta.dirname, '..');
const { databaseUrl, backupKey } = readEnvironment(process.env);

const steps: Record<string, (words: string[]) => Promise<void>> = {
  rehearse: async ([former = '']) => await rehearse(former),
  live: async ([hold]) => await checkLive(hold === 'hold'),
  pages: async ([origin = '']) => await checkSite(origin, await chooseSmokePages(databaseUrl)),
  settle,
};

// What it has started ends with it.
process.once('disconnect', () => process.exit(1));
const [name = '', ...words] = process.argv.slice(2);
try {
  const step = steps[name];
  if (!step) throw new Error(`There is no step ${name}. Use npm run upgrade`);
  await step(words);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/**
 * Backs the site up, proves the backup by restoring it, and does with the copy what would be done with the site.
 *
 * @param former folder of the release that runs; empty where it is in another container
 */
async function rehearse(former: string): Promise<void> {
  const state = await readMigrationState(databaseUrl);
  mkdirSync('data/backups', { recursive: true });
  const path = join('data/backups', backupName(new Date()));
  const result = await withCopyDatabase(async (copyUrl) => {
    let startedAt = performance.now();
    const rows = await copyByBackup({ databaseUrl, copyUrl, path, secret: backupKey });
    const key = backupKey === undefined ? 'not encrypted' : 'encrypted';
    say(`Backup: ${resolve(path)}, ${key}; restored and compared, ${rows} rows`, startedAt);
    startedAt = performance.now();
    await checkOn(ownRelease, copyUrl);
    const { pending } = state;
    const ran = pending.length === 0 ? 'no migration' : `migrated by ${pending.join(', ')}`;
    say(`On the copy: ${ran}; /readyz and ten pages are well`, startedAt);
    if (state.isBreaking) return { isBreaking: true };
    if (pending.length === 0) return { isBreaking: false };
    // Not only its developer says so. In a container there is no release before.
    if (former === '') return { isBreaking: false };
    return { isBreaking: !(await runsOn(former, copyUrl)) };
  });
  if (result.isBreaking)
    say(
      'The version before can not run on the database that this one leaves: the site has to close',
    );
  console.log(JSON.stringify(result satisfies StepResult));
}

async function runsOn(release: string, copyUrl: string): Promise<boolean> {
  const startedAt = performance.now();
  try {
    await checkOn(release, copyUrl);
    say('The version before, on the migrated copy: /readyz and ten pages are well', startedAt);
    return true;
  } catch (error) {
    say(
      `The version before, on the migrated copy: ${error instanceof Error ? error.message : error}`,
    );
    return false;
  }
}

/** Runs a release on a copy. It gets no key, no model and no second place. */
async function checkOn(release: string, copyUrl: string): Promise<void> {
  const { PATH, SITE_URL, SITE_TIME_ZONE, HISTORY_DAYS } = process.env;
  const settings = { PATH, SITE_URL, SITE_TIME_ZONE, HISTORY_DAYS, DATABASE_URL: copyUrl };
  const site = await runBeside(release, settings);
  try {
    await checkSite(site.origin, await chooseSmokePages(copyUrl));
  } finally {
    await site.stop();
  }
}

/** Runs this release on the site's own database, where nobody sees it. This migrates the database. */
async function checkLive(hold: boolean): Promise<void> {
  const startedAt = performance.now();
  if (hold) {
    const copy = await holdDatabase(databaseUrl);
    writeJournal({ release: ownRelease, copy });
    say(`Closed: the database is held in ${copy}`, startedAt);
  }
  const settings = { ...process.env, BACKUP_TO: '', METRICS_PORT: '' };
  const site = await runBeside(ownRelease, settings);
  try {
    await checkSite(site.origin, await chooseSmokePages(databaseUrl));
  } finally {
    await site.stop();
  }
  say('Beside the site, on its own database: /readyz and ten pages are well', startedAt);
}

/** Ends what an upgrade began: the database is that of the current release. */
async function settle(): Promise<void> {
  const journal = readJournal();
  if (journal) {
    const isCurrent = realpathSync(journal.release) === currentRelease(resolve(ownRelease, '..'));
    if (isCurrent) await dropHeld(databaseUrl, journal.copy);
    else await putBack(databaseUrl, journal.copy);
  }
  removeJournal();
}

/** An empty database of the same engine, which is removed again. */
async function withCopyDatabase<Result>(
  work: (copyUrl: string) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl.startsWith('file:'))
    return await withWorkFolder(databaseUrl, (folder) => work(`file:${join(folder, 'copy.db')}`));
  return await administerPostgres(databaseUrl, async ({ beside, create, drop }) => {
    const copy = beside('copy');
    await drop(copy);
    await create(copy);
    try {
      const url = new URL(databaseUrl);
      url.pathname = `/${encodeURIComponent(copy)}`;
      return await work(url.href);
    } finally {
      await drop(copy);
    }
  });
}

/** @param startedAt as `performance.now()` gave it */
function say(sentence: string, startedAt?: number): void {
  const seconds = startedAt === undefined ? '' : ` (${secondsSince(startedAt)} s)`;
  console.log(`${sentence}${seconds}`);
}

function secondsSince(startedAt: number): string {
  return ((performance.now() - startedAt) / 1_000).toFixed(1);
}
