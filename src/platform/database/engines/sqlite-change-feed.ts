import type { DatabaseSync } from 'node:sqlite';
import type { PostChangeFeed, PostChangeListener } from './post-change-feed.ts';
import { sqlitePostChangeTriggers } from './post-change-triggers.ts';

/**
 * The triggers call the listener inside the transaction. The process has one connection, so nothing can read between
 * that call and the commit.
 */
export function createSqliteChangeFeed(
  database: DatabaseSync,
  listener: PostChangeListener,
): PostChangeFeed {
  database.function('announce_post', (slug) => {
    listener.onChange(String(slug));
    return null;
  });
  database.exec(sqlitePostChangeTriggers);
  return { flushed: async () => undefined, stop: async () => undefined };
}
