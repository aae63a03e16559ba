import type { RateLimits } from '#domain/auth/index.ts';
import { DomainError } from '#domain/domain-error.ts';
import { findAdminPost, findPostBySlug } from '#domain/posts/index.ts';
import { floodWindow, mayPassFlood } from '#domain/spam/index.ts';
import type { Database } from '#platform/database/index.ts';
import type { NewReaderRemark } from '../shared/new-reader-remark.ts';
import { judgeReaderRemark } from './judge-reader-remark.ts';
import {
  isKnownElsewhere,
  isStored,
  type ReadText,
  readersLink,
  storeReaderRemark,
} from './store-reader-remark.ts';

type Options = {
  /** Of a published post, or a former one of it. */
  slug: string;
  /** Empty for a call inside the process. */
  ipAddress: string;
  userAgent: string;
  rateLimits: Pick<RateLimits, 'takeReaderRemark' | 'takeDoubtfulReaderRemark'>;
  /** The clock that all processes on the database share. */
  readClock: () => Promise<Date>;
};

/**
 * Stores what a reader wrote about words of a published post. What may be spam is stored apart; its sender is not told.
 * A remark that arrives again, because its response was lost, is stored and counted once.
 *
 * @returns a challenge while the site is flooded: the remark is stored once it has a proof of work for its `id`
 * @throws {DomainError} `not-found` when no such post is published; `too-many-requests` when the IP address has sent
 *   its remarks of this hour, or when as many wait as are kept
 */
export async function submitReaderRemark(
  database: Database,
  remark: NewReaderRemark,
  options: Options,
): Promise<{ challenge: string } | null> {
  const post = await findPostBySlug(database, options.slug);
  if (post === null || post === 'gone')
    throw new DomainError('not-found', 'There is no such post any more');
  if (await isStored(database, remark)) return null;
  const now = await options.readClock();
  const passes =
    !(await isFlooded(database, now)) || (await mayPassFlood(remark.proof, remark.id, now));
  if (!passes) return { challenge: String(now.getTime()) };
  await options.rateLimits.takeReaderRemark(options.ipAddress, now);
  const text = await findAdminPost(database, post.id);
  await judgeAndStore(database, text, remark, { ...options, now });
  return null;
}

async function judgeAndStore(
  database: Database,
  text: ReadText,
  remark: NewReaderRemark,
  { userAgent, rateLimits, now }: Pick<Options, 'userAgent' | 'rateLimits'> & { now: Date },
): Promise<void> {
  const judgement = judgeReaderRemark(remark, {
    isTrapped: remark.website !== '',
    tookMs: remark.took,
    userAgent,
    isUnproven: false,
    isRepeated: await isKnownElsewhere(database, text, remark, now),
  });
  if (judgement.isDoubtful) await rateLimits.takeDoubtfulReaderRemark(now);
  await storeReaderRemark(database, text, { ...remark, ...judgement }, now);
}

/** Whether so many remarks came in the last ten minutes that a new one needs a proof of work. */
async function isFlooded(database: Database, now: Date): Promise<boolean> {
  const { since, until, count } = floodWindow(now);
  const last = await database
    .selectFrom('review_remarks')
    .select('id')
    .where('link_id', '=', readersLink)
    .where('created_at', '>', since)
    .where('created_at', '<=', until)
    .limit(1)
    .offset(count - 1)
    .executeTakeFirst();
  return last !== undefined;
}
