import { expect } from 'vitest';
import { createPost } from '#domain/posts/index.ts';
import { type Database, openDatabase } from '#platform/database/index.ts';
import { prepareSite } from './prepare-site.ts';
import { samplePost } from './sample-post.ts';
import { until } from './site-calls.ts';
import { type BuiltSite, startBuiltSite } from './start-built-site.ts';

/** Later than three sites need to be ready for it. */
const delayMs = 2_500;

/**
 * Runs three sites on one database, schedules posts for one second, and kills a site when the first of them is
 * published, as a power cut does. Then each post is published once and not before its time. Repeats this with a new
 * site in the place of the killed one.
 *
 * @returns how late the latest post was, in milliseconds
 */
export async function killAtTheSecond(
  databaseUrl: string,
  { rounds, posts }: { rounds: number; posts: number },
): Promise<number> {
  await prepareSite(databaseUrl);
  const database = await openDatabase(databaseUrl);
  const sites = await Promise.all([1, 2, 3].map(() => startBuiltSite(databaseUrl)));
  let latestMs = 0;
  for (let round = 0; round < rounds; round += 1) {
    const ids = await scheduleAll(database, posts);
    await until(
      async () => (await publications(database, ids)).length,
      (published) => published > 0,
    );
    const [victim, ...others] = sites;
    await victim?.kill();
    const published = await until(
      async () => await publications(database, ids),
      ({ length }) => length === posts,
    );
    for (const { publish_at, published_at, slug } of published) {
      const lateMs = Date.parse(published_at ?? '') - Date.parse(publish_at);
      expect(lateMs).toBeGreaterThanOrEqual(0);
      latestMs = Math.max(latestMs, lateMs);
      expect(await countEntries(database, slug)).toBe(1);
    }
    expect(await countRevisions(database, published)).toBe(posts);
    sites.splice(0, sites.length, ...others, await startBuiltSite(databaseUrl));
  }
  await Promise.all(sites.map((site: BuiltSite) => site.stop()));
  await database.destroy();
  return latestMs;
}

async function scheduleAll(database: Database, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 0; number < count; number += 1)
    ids.push((await createPost(database, samplePost({ publishedAt: null }))).id);
  const publish_at = new Date(Date.now() + delayMs).toISOString();
  await database
    .insertInto('scheduled_publications')
    .values(ids.map((post_id) => ({ post_id, publish_at, username: 'sara', published_at: null })))
    .execute();
  return ids;
}

async function publications(database: Database, ids: readonly number[]) {
  return await database
    .selectFrom('posts')
    .innerJoin('scheduled_publications as due', 'due.post_id', 'posts.id')
    .select(['slug', 'translation_group', 'publish_at', 'posts.published_at'])
    .where('posts.id', 'in', ids)
    .where('posts.published_at', 'is not', null)
    .execute();
}

async function countEntries(database: Database, slug: string): Promise<number> {
  const entries = await database
    .selectFrom('activity')
    .select('id')
    .where('action', '=', 'post-published-on-schedule')
    .where('subject', '=', slug)
    .execute();
  return entries.length;
}

async function countRevisions(
  database: Database,
  posts: readonly { translation_group: string }[],
): Promise<number> {
  const groups = posts.map(({ translation_group }) => translation_group);
  const revisions = await database
    .selectFrom('revisions')
    .select('id')
    .where('translation_group', 'in', groups)
    .where('kind', '=', 'published')
    .execute();
  return revisions.length;
}
