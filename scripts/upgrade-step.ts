/**
 * The steps of `npm run upgrade` that need the site's settings and database. The supervisor starts this script of the
 * new release. Each line of output is a sentence for the operator, or the JSON of {@link StepResult}.
 */
import { mkdirSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  administerPostgres,
  backupName,
  copyByBackup,
  dropColdCopy,
  makeColdCopy,
  readMigrationState,
  restoreColdCopy,
  withWorkFolder,
} from '#platform/backup/index.ts';
import { sqliteFileOf } from '#platform/database/index.ts';
import { readEnvironment } from '#platform/environment.ts';
import { readJournal, removeJournal, writeJournal } from './upgrade/journal.ts';
import { killPrivateSites, startPrivateSite } from './upgrade/private-site.ts';
import { currentRelease } from './upgrade/releases.ts';
import { secondsSince } from './upgrade/seconds-since.ts';
import { checkSite, chooseSmokePages } from './upgrade/smoke-pages.ts';

/** The result of the rehearsal. */
export type StepResult = {
  /** Whether the former release can't run on the migrated database. */
  isBreaking: boolean;
};

const ownRelease = resolve(import.meta.dirname, '..');
const { databaseUrl, backupKey } = readEnvironment(process.env);

const steps: Record<string, (parameters: string[]) => Promise<void>> = {
  rehearse: async ([former = '']) => await rehearse(former),
  migrate: async ([state]) => await migrate(state === 'closed'),
  check: async ([origin = '']) => await checkSite(origin, await chooseSmokePages(databaseUrl)),
  recover,
};

// The supervisor stops this step, or has exited. It restores the database next: no private site may migrate it then.
for (const event of ['SIGTERM', 'disconnect'])
  process.once(event, () => {
    void killPrivateSites().finally(() => process.exit(1));
  });
const [name = '', ...parameters] = process.argv.slice(2);
try {
  const step = steps[name];
  if (!step) throw new Error(`There is no step ${name}. Use npm run upgrade`);
  await step(parameters);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/**
 * Backs the site up, restores the backup into a copy, and tries this release and then the former one on the copy.
 *
 * @param former folder of the release that runs, or empty if it is in another container
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
    await checkPrivately(ownRelease, settingsFor(copyUrl), copyUrl);
    const { pending } = state;
    const ran = pending.length === 0 ? 'no migration' : `migrated by ${pending.join(', ')}`;
    say(`On the copy: ${ran}; /readyz and ten pages are right`, startedAt);
    if (state.isBreaking) return { isBreaking: true };
    if (pending.length === 0) return { isBreaking: false };
    // Tests what the author of the migration claims. In a container, there is no former release.
    if (former === '') return { isBreaking: false };
    return { isBreaking: !(await runsOn(former, copyUrl)) };
  });
  if (result.isBreaking)
    say("The former version can't run on the migrated database: the site has to close meanwhile");
  console.log(JSON.stringify(result satisfies StepResult));
}

async function runsOn(release: string, copyUrl: string): Promise<boolean> {
  const startedAt = performance.now();
  try {
    await checkPrivately(release, settingsFor(copyUrl), copyUrl);
    say('The former version on the migrated copy: /readyz and ten pages are right', startedAt);
    return true;
  } catch (error) {
    say(
      `The former version on the migrated copy: ${error instanceof Error ? error.message : error}`,
    );
    return false;
  }
}

/** Without keys, models, deliveries and backups: the site may be run on a copy, or its database may be restored. */
function settingsFor(url: string): Record<string, string | undefined> {
  const { PATH, SITE_URL, SITE_TIME_ZONE, HISTORY_DAYS } = process.env;
  return { PATH, SITE_URL, SITE_TIME_ZONE, HISTORY_DAYS, DATABASE_URL: url };
}

async function checkPrivately(
  release: string,
  settings: Record<string, string | undefined>,
  url: string,
): Promise<void> {
  const site = await startPrivateSite(release, settings);
  try {
    await checkSite(site.origin, await chooseSmokePages(url));
  } finally {
    await site.stop();
  }
}

/**
 * Runs this release on the site's own database, at a private port. This migrates the database.
 *
 * @param isClosed whether the site is closed, so that a copy of its database can be restored
 */
async function migrate(isClosed: boolean): Promise<void> {
  const startedAt = performance.now();
  if (isClosed) {
    const copy = await makeColdCopy(databaseUrl);
    writeJournal({ release: ownRelease, copy });
    say(`Copied: the database, into ${copy}`, startedAt);
  }
  const settings = isClosed
    ? settingsFor(databaseUrl)
    : { ...process.env, BACKUP_TO: '', METRICS_PORT: '' };
  await checkPrivately(ownRelease, settings, databaseUrl);
  say('On the site’s database, at a private port: /readyz and ten pages are right', startedAt);
}

/** Finishes or undoes a migration, as the link `current` decides. */
async function recover(): Promise<void> {
  const journal = readJournal();
  if (journal) {
    const isCurrent = realpathSync(journal.release) === currentRelease(resolve(ownRelease, '..'));
    if (isCurrent) await dropColdCopy(databaseUrl, journal.copy);
    else await restoreColdCopy(databaseUrl, journal.copy);
  }
  removeJournal();
}

/** Creates an empty database of the same engine for the work. */
async function withCopyDatabase<Result>(
  work: (copyUrl: string) => Promise<Result>,
): Promise<Result> {
  if (sqliteFileOf(databaseUrl) !== null)
    return await withWorkFolder(databaseUrl, (folder) => work(`file:${join(folder, 'copy.db')}`));
  return await administerPostgres(databaseUrl, async ({ relatedName, create, drop }) => {
    const copy = relatedName('copy');
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
