import type { DatabaseSync } from 'node:sqlite';
import { collectChanges } from './collect-changes.ts';
import type { PostChangeFeed, PostChangeListener } from './post-change-feed.ts';
import { sqlitePostChangeTriggers } from './post-change-triggers.ts';
import { relatedChangeTriggers } from './related-posts-schema.ts';
import { seriesChangeTriggers } from './series-schema.ts';

const pollMs = 2_000;

/**
 * The triggers report a change inside its transaction, and the listener hears of it a moment later, most often after
 * the commit. If the transaction takes longer, nothing can read between that call and the commit, because the process
 * has one connection.
 *
 * Triggers are not called for another process, such as an import. SQLite counts what others commit (`data_version`),
 * and does not say what: after each such commit notifications count as missed.
 */
export function createSqliteChangeFeed(
  database: DatabaseSync,
  listener: PostChangeListener,
): PostChangeFeed {
  const changes = collectChanges(listener.onChange);
  database.function('announce_post', (slug) => {
    changes.add(String(slug));
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
    flushed: changes.done,
    async stop() {
      clearInterval(timer);
      await changes.done();
    },
  };
}
