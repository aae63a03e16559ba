import { sql } from 'kysely';
import { z } from 'zod';
import { languages } from '#i18n/languages.ts';
import { dayMs } from '#language/durations.ts';
import type { Database } from '#platform/database/index.ts';

/** How many of the most read posts are listed for each language. */
const mostReadPerLanguage = 5;

const count = z.int().nonnegative();

/** What the panel shows about views. The specification (2.10) asks for the three counters. */
export const statistics = z.object({
  totalPosts: count,
  publishedPosts: count,
  /** Since the first post. */
  totalViews: count,
  /** Every UTC day of the window, the oldest first; the last one is today. */
  viewsPerDay: z.array(z.object({ day: z.iso.date(), views: count })),
  /** Every language of the site, with the posts that were read within the window, the most read first. */
  mostRead: z.array(
    z.object({
      language: z.enum(languages),
      posts: z.array(
        z.object({
          id: z.int(),
          slug: z.string(),
          title: z.string(),
          /** False when the post was unpublished after it was read: its URL leads nowhere. */
          published: z.boolean(),
          views: count,
        }),
      ),
    }),
  ),
});

export type Statistics = z.output<typeof statistics>;

type Window = { firstDay: string; lastDay: string };

/**
 * Counts posts and their views. Ignores deleted posts that can still be restored.
 *
 * @param days length of the window, in UTC days with today as the last
 * @param now for tests
 */
export async function readStatistics(
  database: Database,
  days: 30 | 90,
  now: Date = new Date(),
): Promise<Statistics> {
  const daysOfWindow = Array.from({ length: days }, (_, index) =>
    new Date(now.getTime() - (days - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
  const window = { firstDay: daysOfWindow[0] ?? '', lastDay: daysOfWindow.at(-1) ?? '' };
  const [totals, viewsByDay, mostRead] = await Promise.all([
    countPosts(database),
    countViewsByDay(database, window),
    findMostRead(database, window),
  ]);
  return {
    ...totals,
    viewsPerDay: daysOfWindow.map((day) => ({ day, views: viewsByDay.get(day) ?? 0 })),
    mostRead,
  };
}

async function countPosts(database: Database) {
  return await database
    .selectFrom('posts')
    .where('deleted_at', 'is', null)
    .select(({ fn }) => [
      fn.countAll<number>().as('totalPosts'),
      fn.count<number>('published_at').as('publishedPosts'),
      fn.coalesce(fn.sum<number>('views'), sql.lit(0)).as('totalViews'),
    ])
    .executeTakeFirstOrThrow();
}

/** Leaves out the days without views. */
async function countViewsByDay(database: Database, window: Window) {
  const deletedPosts = database
    .selectFrom('posts')
    .select('id')
    .where('deleted_at', 'is not', null);
  const rows = await viewsWithin(database, window)
    // The few deleted posts are excluded by a list, so the query reads no other row of `posts`.
    .where('post_id', 'not in', deletedPosts)
    .groupBy('day')
    .select(({ fn }) => ['day', fn.sum<number>('views').as('views')])
    .execute();
  return new Map(rows.map(({ day, views }) => [day, views]));
}

async function findMostRead(database: Database, window: Window): Promise<Statistics['mostRead']> {
  const rows = await database
    // Sums before the join: a post has one row for each day.
    .with('totals', () =>
      viewsWithin(database, window)
        .groupBy('post_id')
        .select(({ fn }) => ['post_id', fn.sum<number>('views').as('views')]),
    )
    .with('ranked', (earlier) =>
      earlier
        .selectFrom('totals')
        .innerJoin('posts', 'posts.id', 'totals.post_id')
        .where('posts.deleted_at', 'is', null)
        .select(({ fn }) => [
          'posts.id',
          'totals.views',
          fn
            .agg<number>('row_number')
            .over((over) =>
              over
                .partitionBy('posts.language')
                .orderBy('totals.views', 'desc')
                .orderBy('posts.id'),
            )
            .as('rank'),
        ]),
    )
    .selectFrom('ranked')
    .innerJoin('posts', 'posts.id', 'ranked.id')
    .where('rank', '<=', mostReadPerLanguage)
    .select(['posts.id', 'slug', 'title', 'language', 'published_at', 'ranked.views'])
    .orderBy('rank')
    .execute();
  const byLanguage = Map.groupBy(rows, ({ language }) => language);
  return languages.map((language) => ({
    language,
    posts: (byLanguage.get(language) ?? []).map(({ id, slug, title, published_at, views }) => ({
      id,
      slug,
      title,
      published: published_at !== null,
      views,
    })),
  }));
}

function viewsWithin(database: Database, { firstDay, lastDay }: Window) {
  return database
    .selectFrom('post_views_daily')
    .where('day', '>=', firstDay)
    .where('day', '<=', lastDay);
}
