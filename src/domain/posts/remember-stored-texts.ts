import { runInBackground } from '#platform/background-work.ts';
import type { Database } from '#platform/database/index.ts';
import { toAdminPost } from './admin-post.ts';
import { activePosts } from './post-queries.ts';
import { rememberText } from './remember-text.ts';

const progressKey = 'memory-has-read-posts-to';

/**
 * Remembers the translations that were stored before the memory was, or without a change in the panel, such as the
 * starter posts. Each is read once, in any process; a stop between two texts loses nothing.
 *
 * @returns how many were read
 */
export async function rememberStoredTexts(database: Database): Promise<number> {
  let total = 0;
  while (await runInBackground(() => database.transaction().execute(rememberNext))) total += 1;
  return total;
}

/** Remembers the first text that was not read yet. @returns whether there was one */
async function rememberNext(transaction: Database): Promise<boolean> {
  await transaction
    .insertInto('settings')
    .values({ key: progressKey, value: '0' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Locks the row, so that two processes read one after the other.
  const { value } = await transaction
    .updateTable('settings')
    .set(({ ref }) => ({ value: ref('value') }))
    .where('key', '=', progressKey)
    .returning('value')
    .executeTakeFirstOrThrow();
  const row = await activePosts(transaction)
    .selectAll()
    .where('language', '!=', 'en')
    .where('id', '>', Number(value))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!row) return false;
  await rememberText(transaction, toAdminPost(row), {
    kind: 'published',
    username: null,
    at: row.updated_at,
  });
  await transaction
    .updateTable('settings')
    .set({ value: String(row.id) })
    .where('key', '=', progressKey)
    .execute();
  return true;
}
