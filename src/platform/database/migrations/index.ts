import type { Migration } from 'kysely/migration';
import type { Engine } from '../engines/index.ts';
import { createInitialSchema } from './0001-initial-schema.ts';
import { adminsAndEditing } from './0002-admins-and-editing.ts';
import { createAssistantTables } from './0003-assistant.ts';
import { createAddressesAndSharePictures } from './0004-addresses-and-share-pictures.ts';
import { createIndexesForManyPosts } from './0005-indexes-for-many-posts.ts';
import { announcePosts } from './0006-announce-posts.ts';
import { createAccountsAndActivity } from './0007-accounts-and-activity.ts';
import { boundReadersOfAddress } from './0008-readers-of-an-address.ts';
import { addVersionsOfTexts } from './0009-versions-of-texts.ts';
import { createRevisions } from './0010-revisions.ts';
import { createSchedule } from './0011-schedule.ts';
import { createPictureLibrary } from './0012-picture-library.ts';
import { createDrafts } from './0013-drafts.ts';
import { createReviews } from './0014-reviews.ts';
import { createTransfer } from './0015-transfer.ts';
import { addAnswersOfReviewers } from './0016-answers-of-reviewers.ts';
import { createTranslationMemory } from './0018-translation-memory.ts';
import { createTranslationBenchmarks } from './0019-translation-benchmarks.ts';
import { createSpelling } from './0023-spelling.ts';
import { createVisits } from './0026-visits.ts';
import { createSafety } from './0027-safety.ts';
import { createEnquiries } from './0028-enquiries.ts';
import { createSafetyReport } from './0029-safety-report.ts';
import { createNumbers } from './0030-numbers.ts';
import { createFullTextSearch } from './0031-full-text-search.ts';
import { createRelatedPosts } from './0032-related-posts.ts';
import { addReadersRemarks } from './0033-readers-remarks.ts';
import { addSeries } from './0034-series.ts';
import { createNextReads } from './0035-next-reads.ts';

/**
 * All migrations in the order of their names. A released migration is never changed. A new one only adds tables,
 * indexes and columns that may be null or have a default: while a server is upgraded, the version before runs on what
 * it left. One that can't be like that becomes the {@link lastBreakingMigration}, and the upgrade closes the site for a
 * while.
 */
export function createMigrations(engine: Engine): Record<string, Migration> {
  return {
    '0001-initial-schema': createInitialSchema(engine),
    '0002-admins-and-editing': adminsAndEditing,
    '0003-assistant': createAssistantTables(engine),
    '0004-addresses-and-share-pictures': createAddressesAndSharePictures(engine),
    '0005-indexes-for-many-posts': createIndexesForManyPosts(engine),
    // On SQLite each process creates its own temporary triggers (engines/sqlite-change-feed.ts).
    ...(engine.name === 'postgres' && { '0006-announce-posts': announcePosts }),
    '0007-accounts-and-activity': createAccountsAndActivity(engine),
    '0008-readers-of-an-address': boundReadersOfAddress,
    '0009-versions-of-texts': addVersionsOfTexts(engine),
    '0010-revisions': createRevisions(engine),
    '0011-schedule': createSchedule,
    '0012-picture-library': createPictureLibrary,
    '0013-drafts': createDrafts,
    '0014-reviews': createReviews(engine),
    '0015-transfer': createTransfer,
    '0016-answers-of-reviewers': addAnswersOfReviewers,
    '0018-translation-memory': createTranslationMemory(engine),
    '0019-translation-benchmarks': createTranslationBenchmarks(engine),
    '0023-spelling': createSpelling(engine),
    '0026-visits': createVisits,
    '0027-safety': createSafety,
    '0028-enquiries': createEnquiries(engine),
    '0029-safety-report': createSafetyReport,
    '0030-numbers': createNumbers(engine),
    '0031-full-text-search': createFullTextSearch(engine),
    '0032-related-posts': createRelatedPosts(engine),
    '0033-readers-remarks': addReadersRemarks,
    '0034-series': addSeries(engine),
    '0035-next-reads': createNextReads,
  };
}

/** Older versions that know this migration can run on the database. */
export const lastBreakingMigration = '0027-safety';
