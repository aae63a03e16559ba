import type { RateLimits } from '#domain/auth/index.ts';
import { DomainError } from '#domain/domain-error.ts';
import { floodWindow, mayPassFlood } from '#domain/spam/index.ts';
import type { Language } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';
import { log } from '#platform/log/index.ts';
import { metricsEvents } from '#platform/metrics/index.ts';
import { judgeEnquiry } from './judge-enquiry.ts';
import { readSubmission } from './read-submission.ts';
import type { DeliveryChannel } from './shared/enquiry.ts';
import type { EnquiryProblem, EnteredEnquiry } from './shared/fields.ts';
import { provenText } from './shared/proven-text.ts';
import { isTextKnown, storeEnquiry } from './store-enquiry.ts';

type Options = {
  /** As a browser sent them, named by `shared/fields.ts`. */
  fields: URLSearchParams;
  /** Of the page with the form. */
  language: Language;
  /** Path of the page with the form. */
  page: string;
  /** Empty for a call inside the process. */
  ipAddress: string;
  userAgent: string;
  rateLimits: Pick<RateLimits, 'takeEnquiry' | 'takeDoubtfulEnquiry'>;
  /** The clock that all processes on the database share. */
  readClock: () => Promise<Date>;
  /** Those that are set (`configuredChannels`). */
  channels: readonly DeliveryChannel[];
};

/**
 * Stores what a visitor wrote, and what is to be delivered of it, in one transaction. What may be spam is stored apart
 * and delivered nowhere; its sender is not told. What was sent before is not stored again.
 *
 * @returns null once it is stored; otherwise what was typed, to be shown again with the problems. Never throws.
 */
export async function submitEnquiry(
  database: Database,
  options: Options,
): Promise<EnteredEnquiry | null> {
  const submission = readSubmission(options.fields, options);
  const { fields } = submission;
  if ('problems' in submission) return { fields, problems: submission.problems };
  try {
    const now = await options.readClock();
    await options.rateLimits.takeEnquiry(options.ipAddress, now);
    const flooded = await isFlooded(database, now);
    const passes = !flooded || (await mayPassFlood(submission.proof, provenText(fields), now));
    if (!passes && submission.tookMs !== null)
      return { fields, problems: ['puzzle'], challenge: String(now.getTime()) };
    const judgement = judgeEnquiry({
      ...submission,
      userAgent: options.userAgent,
      isUnproven: !passes,
      isRepeated: await isTextKnown(database, submission, now),
    });
    if (judgement.isDoubtful) await options.rateLimits.takeDoubtfulEnquiry(now);
    const { isDoubtful } = judgement;
    if (await storeEnquiry(database, { ...submission, ...judgement }, options.channels, now))
      metricsEvents.emit('enquiryStored', { outcome: isDoubtful ? 'doubtful' : 'stored' });
    return null;
  } catch (error) {
    return { fields, problems: [problemOf(error)] };
  }
}

function problemOf(error: unknown): EnquiryProblem {
  if (error instanceof DomainError && error.code === 'too-many-requests') return 'full';
  log.error({ err: error }, 'could not store an enquiry');
  return 'failed';
}

/** Whether so many enquiries came in the last ten minutes that a new one needs a proof of work. */
async function isFlooded(database: Database, now: Date): Promise<boolean> {
  const { since, until, count } = floodWindow(now);
  const last = await database
    .selectFrom('enquiries')
    .select('id')
    .where('created_at', '>', since)
    .where('created_at', '<=', until)
    .limit(1)
    .offset(count - 1)
    .executeTakeFirst();
  return last !== undefined;
}
