/*
 * The triggers that note which texts have changed, whoever changed them: an import, a restored revision, another version
 * of the site. Migration 0031 runs these statements, so they never change: a new rule needs a new migration.
 */

const columns = 'title, description, tags, content, language';
const noted = (row: 'old' | 'new') =>
  `insert into search_pending (post_id) values (${row}.id) on conflict do nothing;`;

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
