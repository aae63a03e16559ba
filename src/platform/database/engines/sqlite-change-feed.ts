import type { DatabaseSync } from 'node:sqlite';
import type { PostChangeFeed, PostChangeListener } from './post-change-feed.ts';
import { sqlitePostChangeTriggers } from './post-change-triggers.ts';
import { relatedChangeTriggers } from './related-posts-schema.ts';
import { seriesChangeTriggers } from './series-schema.ts';

const pollMs = 2_000;

/**
 * The triggers call the listener inside the transaction. The process has one connection, so nothing can read between
 * that call and the commit.
 *
 * Triggers are not called for another process, such as an import. SQLite counts what others commit (`data_version`),
 * and does not say what: after each such commit notifications count as missed.
 */
export function createSqliteChangeFeed(
  database: DatabaseSync,
  listener: PostChangeListener,
): PostChangeFeed {
  database.function('announce_post', (slug) => {
    listener.onChange(String(slug));
    return null;
  });
  for (const triggers of [
    sqlitePostChangeTriggers,
    relatedChangeTriggers.sqlite,
    seriesChangeTriggers.sqlite,
  ])
    database.exec(triggers);
  const statement = database.prepare('pragma data_version');
  const readVersion = () => statement.get()?.data_version;
  let version = readVersion();
  const timer = setInterval(() => {
    try {
      const now = readVersion();
      if (now === version) return;
      version = now;
    } catch {
      // The queries of requests report a broken file.
      return;
    }
    listener.onMissedEvents();
  }, pollMs);
  timer.unref();
  return {
    flushed: async () => undefined,
    async stop() {
      clearInterval(timer);
    },
  };
}
