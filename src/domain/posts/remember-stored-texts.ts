import { setTimeout } from 'node:timers/promises';
import type { Database } from '#platform/database/index.ts';
import { toAdminPost } from './admin-post.ts';
import { activePosts } from './post-queries.ts';
import { rememberText } from './remember-text.ts';

const progressKey = 'memory-has-read-posts-to';

/**
 * Remembers the translations that were stored before the memory was, or without a change in the panel, such as the
 * starter posts. Each is read once, in any process; a stop between two texts loses nothing.
 *
 * A text takes about ten milliseconds, in which SQLite blocks the event loop and locks out other writers. The pause
 * after it is as long: requests are answered then, and another process that waits to write finds the database free.
 *
 * @returns how many were read
 */
export async function rememberStoredTexts(database: Database): Promise<number> {
  let total = 0;
  let startedAt = performance.now();
  while (await database.transaction().execute(rememberNext)) {
    total += 1;
    await setTimeout(performance.now() - startedAt);
    startedAt = performance.now();
  }
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
