/*
 * What full-text search has in the database. Migration 0031 runs these statements, so they never change: a new rule
 * needs a new migration.
 */

/**
 * The index. The name of SQLite's table begins with `sqlite`, as those of its
 * tables for the index then do: backups, their proof and the counting of changes leave them out, those of earlier
 * versions of the site too. They could not make a trigger on a virtual table.
 */
export const createTextIndex = {
  sqlite: [
    `create virtual table sqlitesearch using fts5
      (tokens, content = '', contentless_delete = 1, detail = none, tokenize = ascii)`,
  ],
  postgres: [
    'alter table search_texts add column tokens tsvector',
    // Without a list of pending entries: a search would read it from start to end.
    'create index search_texts_tokens on search_texts using gin (tokens) with (fastupdate = off)',
  ],
} as const;

const columns = 'title, description, tags, content, language';
const noted = (row: 'old' | 'new') =>
  `insert into search_pending (post_id) values (${row}.id) on conflict do nothing;`;

/**
 * The triggers that note which texts have changed, whoever changed them: an import, a restored revision, another
 * version of the site.
 */
export const textChangeTriggers = {
  sqlite: [
    `create trigger note_added_text after insert on posts begin ${noted('new')} end`,
    `create trigger note_changed_text after update of ${columns} on posts begin ${noted('new')} end`,
    `create trigger note_removed_text after delete on posts begin ${noted('old')} end`,
  ],
  postgres: [
    `create function note_text() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then ${noted('old')} else ${noted('new')} end if;
        return null;
      end $$`,
    `create trigger note_added_or_removed_text after insert or delete on posts
      for each row execute function note_text()`,
    `create trigger note_changed_text after update of ${columns} on posts
      for each row execute function note_text()`,
  ],
} as const;
