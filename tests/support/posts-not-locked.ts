import type { Database } from '#platform/database/index.ts';
import { someoneWaits } from './someone-waits.ts';

/**
 * Runs work on PostgreSQL while another transaction has locked a post, until that is what it waits for, and then to its
 * end.
 *
 * @returns the ids of the posts that the work had not locked when it waited
 */
export async function postsNotLocked(
  database: Database,
  { lockedPost, work }: { lockedPost: number; work: () => Promise<unknown> },
): Promise<number[]> {
  const other = await database.startTransaction().execute();
  await other.updateTable('posts').set({ views: 1 }).where('id', '=', lockedPost).execute();
  const working = work();
  try {
    await someoneWaits(database);
    const posts = other.selectFrom('posts').select('id').orderBy('id');
    const free = await posts.forUpdate().skipLocked().execute();
    return free.map(({ id }) => id);
  } finally {
    await other.commit().execute();
    await working;
  }
}
