import { z } from 'zod';
import { languages } from '#i18n/languages.ts';
import { dayMs } from '#language/durations.ts';
import type { Database } from '#platform/database/index.ts';
import { activePosts } from '../post-queries.ts';

const lateMs = 2 * 60 * 1_000;
const lateShownMs = 7 * dayMs;
/** Far more than an editor plans. */
const maxListed = 1_000;

export const scheduledPost = z.object({
  id: z.int(),
  language: z.enum(languages),
  translationGroup: z.string(),
  title: z.string(),
  slug: z.string(),
  /** ISO 8601 in UTC. */
  publishAt: z.string(),
  /** Who chose the time. */
  username: z.string(),
  /** When it was published; null while it waits. */
  publishedAt: z.string().nullable(),
});

export type ScheduledPost = z.output<typeof scheduledPost>;

/**
 * @returns `upcoming`: the posts that wait, the next first. `late`: those that were published more than two minutes
 *   after their time in the last week, because no process ran then.
 */
export async function listSchedule(
  database: Database,
  now: Date,
): Promise<{ upcoming: ScheduledPost[]; late: ScheduledPost[] }> {
  const oldest = new Date(now.getTime() - lateShownMs).toISOString();
  const upcoming = await scheduledPosts(database).where('due.published_at', 'is', null).execute();
  const done = await scheduledPosts(database).where('due.published_at', '>=', oldest).execute();
  const isLate = ({ publishAt, publishedAt }: ScheduledPost) =>
    publishedAt !== null && Date.parse(publishedAt) - Date.parse(publishAt) > lateMs;
  return { upcoming, late: done.filter(isLate) };
}

/** The post that is published next; null where none waits. */
export async function nextPublication(
  database: Database,
): Promise<Pick<ScheduledPost, 'title' | 'language' | 'publishAt'> | null> {
  const next = await scheduledPosts(database)
    .where('due.published_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return next ? { title: next.title, language: next.language, publishAt: next.publishAt } : null;
}

function scheduledPosts(database: Database) {
  return activePosts(database)
    .innerJoin('scheduled_publications as due', 'due.post_id', 'posts.id')
    .select([
      'posts.id',
      'posts.language',
      'posts.translation_group as translationGroup',
      'posts.title',
      'posts.slug',
      'due.publish_at as publishAt',
      'due.username',
      'due.published_at as publishedAt',
    ])
    .orderBy('due.publish_at')
    .orderBy('posts.id')
    .limit(maxListed);
}
