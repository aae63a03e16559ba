/*
 * The triggers that announce changes to posts, in both dialects. The rule is the same: announce each slug of the
 * changed row (the old and the new one) and the slugs of its translations, whose pages link to it. An update of
 * `views`, which counts readers, is not announced.
 */

/** The channel of PostgreSQL's notifications. */
export const postChangedChannel = 'post_changed';

/**
 * PostgreSQL notifies every process that listens. Migration 0006 runs these statements, so they never change: a new
 * rule needs a new migration.
 */
export const postgresPostChangeTriggers = [
  `create function announce_post() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then perform pg_notify('${postChangedChannel}', old.slug); end if;
        if tg_op <> 'DELETE' then perform pg_notify('${postChangedChannel}', new.slug); end if;
        perform pg_notify('${postChangedChannel}', slug) from posts
          where translation_group in (old.translation_group, new.translation_group);
        return null;
      end $$`,
  `create trigger announce_added_or_removed after insert or delete on posts
      for each row execute function announce_post()`,
  `create trigger announce_changed after update on posts
      for each row when (old.views = new.views) execute function announce_post()`,
] as const;

/**
 * SQLite calls the function `announce_post` of the connection, which is why the triggers are temporary: they belong to
 * the connection that made them.
 */
export const sqlitePostChangeTriggers = `
  create temp trigger announce_added after insert on posts begin ${announce('new')} end;
  create temp trigger announce_removed after delete on posts begin ${announce('old')} end;
  create temp trigger announce_changed after update on posts when old.views = new.views
    begin ${announce('old', 'new')} end;
`;

function announce(...rows: ('old' | 'new')[]): string {
  return `
    ${rows.map((row) => `select announce_post(${row}.slug);`).join('\n')}
    select announce_post(slug) from posts
      where translation_group in (${rows.map((row) => `${row}.translation_group`).join(', ')});
  `;
}
