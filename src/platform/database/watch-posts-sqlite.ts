import type { DatabaseSync } from 'node:sqlite';
import type { PostWatch, PostWatcher } from './watch-posts.ts';

/**
 * Triggers of this connection alone tell of each slug as soon as a statement changes it, inside its transaction: with the
 * one connection that a process has, nobody reads between that moment and the commit. The same rule as migration 0006
 * gives PostgreSQL: slugs of the row and of its translations, and no word of views.
 */
export function watchPostsOfSqlite(database: DatabaseSync, watcher: PostWatcher): PostWatch {
  database.function('announce_post', (slug) => {
    watcher.onPost(String(slug));
    return null;
  });
  const announce = (...rows: ('old' | 'new')[]) => `
    ${rows.map((row) => `select announce_post(${row}.slug);`).join('\n')}
    select announce_post(slug) from posts
      where translation_group in (${rows.map((row) => `${row}.translation_group`).join(', ')});
  `;
  database.exec(`
    create temp trigger announce_added after insert on posts begin ${announce('new')} end;
    create temp trigger announce_removed after delete on posts begin ${announce('old')} end;
    create temp trigger announce_changed after update on posts when old.views = new.views
      begin ${announce('old', 'new')} end;
  `);
  return { caughtUp: async () => undefined, stop: async () => undefined };
}
