import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * PostgreSQL tells every process that listens which posts have changed: each slug of the changed row, and those of its
 * translations, whose pages link to it. A statement that changes views counts readers, and tells nobody.
 */
export const announcePosts: Migration = {
  async up(database) {
    await sql`
      create function announce_post() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then perform pg_notify('post_changed', old.slug); end if;
        if tg_op <> 'DELETE' then perform pg_notify('post_changed', new.slug); end if;
        perform pg_notify('post_changed', slug) from posts
          where translation_group in (old.translation_group, new.translation_group);
        return null;
      end $$
    `.execute(database);
    await sql`
      create trigger announce_added_or_removed after insert or delete on posts
      for each row execute function announce_post()
    `.execute(database);
    await sql`
      create trigger announce_changed after update on posts
      for each row when (old.views = new.views) execute function announce_post()
    `.execute(database);
  },
};
