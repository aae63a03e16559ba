import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';

/** Long enough for a text that somebody is still writing. */
const keptUnusedMs = 7 * 24 * 60 * 60 * 1_000;

/**
 * Removes the images that came more than a week ago and that no post has as its cover or in its text. Posts that are
 * deleted but can still be restored count.
 *
 * @returns how many were removed
 */
export async function removeUnusedImages(database: Database, now = new Date()): Promise<number> {
  const inTexts = await findHashesInTexts(database);
  const covers = database
    .selectFrom('posts')
    .select(sql<string>`substr(image, ${'/media/'.length + 1}, 32)`.as('hash'))
    .where('image', 'like', '/media/%');
  const removed = await database
    .deleteFrom('images')
    .where('created_at', '<', new Date(now.getTime() - keptUnusedMs).toISOString())
    .where('hash', 'not in', covers)
    .$if(inTexts.length > 0, (query) => query.where('hash', 'not in', inTexts))
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}

/** Read in one pass here: to look for each image in each text would take the database seconds, not milliseconds. */
async function findHashesInTexts(database: Database): Promise<string[]> {
  const posts = await database
    .selectFrom('posts')
    .select('content')
    .where('content', 'like', '%/media/%')
    .execute();
  const mentions = posts.flatMap(({ content }) =>
    Array.from(content.matchAll(/\/media\/([0-9a-f]{32})/g), ([, hash = '']) => hash),
  );
  return [...new Set(mentions)];
}
