import '@tanstack/react-start/server-only';
import { rollUpNumbers } from '#domain/analytics/index.ts';
import { removeOldRuns } from '#domain/assistant/index.ts';
import { removeOldAuditLogEntries } from '#domain/audit-log/index.ts';
import { removeExpiredSessions } from '#domain/auth/index.ts';
import { removeOldEnquiries } from '#domain/enquiries/index.ts';
import { removeUnusedImages } from '#domain/media/index.ts';
import { removeOldCorrections } from '#domain/memory/index.ts';
import { purgeDeletedPosts, rememberStoredTexts } from '#domain/posts/index.ts';
import { removeOldReviews } from '#domain/reviews/index.ts';
import { removeOldRevisions } from '#domain/revisions/index.ts';
import { indexTexts } from '#domain/search/index.ts';
import { removeOldSharePictures } from '#domain/share-pictures/index.ts';
import { hourMs } from '#language/durations.ts';
import type { Database } from '#platform/database/index.ts';
import { log } from '#platform/log/index.ts';

type Settings = {
  historyDays: number;
  enquiryDays: number;
  numbersDays: number;
  timeZone: string;
};

const intervalMs = hourMs;
/** The first readers after a start come before it. */
const firstDelayMs = 2_000;

/** In this order, and each without the others: the log says which one failed. */
const steps: readonly [
  name: string,
  work: (database: Database, settings: Settings) => Promise<unknown>,
][] = [
  ['remove expired sessions', (database) => removeExpiredSessions(database)],
  ['purge deleted posts', (database) => purgeDeletedPosts(database)],
  ['remove unused pictures', (database) => removeUnusedImages(database)],
  ['remove old runs of the assistant', (database) => removeOldRuns(database)],
  ['remove old audit log entries', (database) => removeOldAuditLogEntries(database)],
  [
    'remove old revisions',
    (database, { historyDays }) => removeOldRevisions(database, historyDays),
  ],
  [
    'remove old enquiries',
    (database, { enquiryDays }) => removeOldEnquiries(database, enquiryDays),
  ],
  ['remove old reviews', (database) => removeOldReviews(database)],
  ['remove old share pictures', (database) => removeOldSharePictures(database)],
  ['remove old corrections', (database) => removeOldCorrections(database)],
  [
    'roll up numbers',
    (database, { timeZone, numbersDays: days }) => rollUpNumbers(database, { timeZone, days }),
  ],
  ['index texts', (database) => indexTexts(database)],
  ['remember stored texts', (database) => rememberStoredTexts(database)],
];

/**
 * Deletes expired data, rolls up what was counted, indexes texts and fills the translation memory.
 *
 * @param settings `historyDays`, `enquiryDays`, `numbersDays`: how long revisions, enquiries and the days of the
 * numbers are kept; `timeZone`: of these days
 * @param onFailure gets the name of each step that failed, and its error. The later steps still run
 */
export async function maintain(
  database: Database,
  settings: Settings,
  onFailure: (step: string, error: unknown) => void,
): Promise<void> {
  for (const [name, work] of steps)
    try {
      await work(database, settings);
    } catch (error) {
      onFailure(name, error);
    }
}

/**
 * Runs {@link maintain} soon after the start and every hour.
 *
 * @returns a function that stops it
 */
export function startMaintenance(database: Database, settings: Settings): () => void {
  let isStopped = false;
  const run = () =>
    void maintain(database, settings, (step, err) => {
      // After a stop, the running step fails because the database closes. The next start repeats it.
      if (!isStopped) log.error({ err, step }, 'could not maintain the database');
    });
  const first = setTimeout(run, firstDelayMs);
  const timer = setInterval(run, intervalMs);
  first.unref();
  timer.unref();
  return () => {
    isStopped = true;
    clearTimeout(first);
    clearInterval(timer);
  };
}
