// These imports bypass the modules' index, because Vite reads the starter posts beside it, and the bench runs without
// Vite.

import { readStatistics } from '#domain/analytics/read-statistics.ts';
import { createViewCounter } from '#domain/analytics/view-counter.ts';
import { removeUnusedImages } from '#domain/media/index.ts';
import { purgeDeletedPosts } from '#domain/posts/delete-post.ts';
import { findPostBySlug } from '#domain/posts/find-post-by-slug.ts';
import { findAdminPost, listAdminSummaries } from '#domain/posts/list-admin-posts.ts';
import { listPostsForCrawlers } from '#domain/posts/list-posts-for-crawlers.ts';
import { listPublishedPosts, listPublishedSummaries } from '#domain/posts/list-published-posts.ts';
import { resolveShortLink } from '#domain/posts/short-link.ts';
import type { Database } from '#platform/database/index.ts';
import { formerSlugOf, isPublished, slugOf } from './fill-posts.ts';

export type Work = {
  name: string;
  /** The time grows with the number of posts, because the result does, or because all posts are read. */
  grows: boolean;
  run: (database: Database, posts: number) => Promise<unknown>;
};

const limit = 50;

/** The database work for visitors, editors and scheduled tasks. */
export const works: readonly Work[] = [
  flat('list of one language', (database) =>
    listPublishedSummaries(database, { language: 'ar', limit }),
  ),
  flat('list of all languages', (database) =>
    listPublishedSummaries(database, { language: undefined, limit }),
  ),
  flat('feed', (database) => listPublishedPosts(database, { language: 'ckb', limit })),
  flat('post', (database, posts) =>
    each(spread(posts).filter(isPublished).map(slugOf), (slug) => findPostBySlug(database, slug)),
  ),
  flat('slug redirect', (database, posts) =>
    each(spread(posts / 20), (number) => findPostBySlug(database, formerSlugOf(number * 20))),
  ),
  flat('unknown slug', (database) => findPostBySlug(database, 'there-is-no-such-post')),
  flat('short link', (database, posts) =>
    each(spread(posts), (number) => resolveShortLink(database, number)),
  ),
  flat("panel's post", (database, posts) =>
    each(spread(posts).filter(isPublished), (number) => findAdminPost(database, number)),
  ),
  flat('counting readers', async (database, posts) => {
    const counter = createViewCounter(database);
    for (const number of spread(posts))
      counter.record(slugOf(number), { ipAddress: '192.0.2.1', userAgent: 'bench' });
    await counter.stop();
  }),
  flat('purge of a deleted post', async (database) => {
    const newest = database.selectFrom('posts').select(({ fn }) => fn.max('id').as('id'));
    const aDayAgo = new Date(Date.now() - 24 * 60 * 60 * 1_000).toISOString();
    await database
      .updateTable('posts')
      .set({ deleted_at: aDayAgo })
      .where('id', '=', newest)
      .execute();
    await purgeDeletedPosts(database);
  }),
  growing("panel's list", listAdminSummaries),
  growing("panel's numbers", (database) => readStatistics(database, 90)),
  growing('posts for the sitemap', listPostsForCrawlers),
  growing('removal of unused pictures', (database) => removeUnusedImages(database)),
];

function flat(name: string, run: Work['run']): Work {
  return { name, grows: false, run };
}

function growing(name: string, run: Work['run']): Work {
  return { name, grows: true, run };
}

const spreadOver = 10;

/** Ten numbers, spread from the oldest post to the newest. */
function spread(posts: number): number[] {
  return Array.from({ length: spreadOver }, (_, index) =>
    Math.max(1, Math.floor(((index + 0.5) * posts) / spreadOver)),
  );
}

async function each<Item>(items: readonly Item[], ask: (item: Item) => Promise<unknown>) {
  for (const item of items) await ask(item);
}
