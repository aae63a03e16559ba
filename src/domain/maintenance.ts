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
import type { Database } from '#platform/database/index.ts';
import { log } from '#platform/log/index.ts';

type Settings = {
  historyDays: number;
  enquiryDays: number;
  numbersDays: number;
  timeZone: string;
};

const intervalMs = 60 * 60 * 1_000;
/** The first readers after a start come before it. */
const firstDelayMs = 2_000;

/**
 * Deletes expired data, rolls up what was counted, indexes texts and fills the translation memory, soon after the start
 * and every hour.
 *
 * @param settings `historyDays`, `enquiryDays`, `numbersDays`: how long revisions, enquiries and the days of the
 * numbers are kept; `timeZone`: of these days
 * @returns a function that stops it
 */
export function startMaintenance(
  database: Database,
  { historyDays, enquiryDays, numbersDays, timeZone }: Settings,
): () => void {
  const clean = async () => {
    await removeExpiredSessions(database);
    await purgeDeletedPosts(database);
    await removeUnusedImages(database);
    await removeOldRuns(database);
    await removeOldAuditLogEntries(database);
    await removeOldRevisions(database, historyDays);
    await removeOldEnquiries(database, enquiryDays);
    await removeOldReviews(database);
    await removeOldSharePictures(database);
    await removeOldCorrections(database);
    await rollUpNumbers(database, { timeZone, days: numbersDays });
    await indexTexts(database);
    await rememberStoredTexts(database);
  };
  let isStopped = false;
  const run = () => {
    clean().catch((err: unknown) => {
      // After a stop, the running cleanup fails because the database closes. The next start repeats it.
      if (!isStopped) log.error({ err }, 'could not maintain the database');
    });
  };
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
