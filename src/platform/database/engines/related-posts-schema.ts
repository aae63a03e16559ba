import { postChangedChannel } from './post-change-triggers.ts';

/*
 * The triggers of related posts. Migration 0032 runs these statements, so they never change: a new rule needs a new
 * migration.
 */

const columns = 'title, description, tags, content, language, published_at, deleted_at';
const noted = (row: 'old' | 'new') =>
  `insert into related_pending (post_id) values (${row}.id) on conflict do nothing;`;

/** Note which posts have changed, whoever changed them, so that their related posts are computed again. */
export const relatedPendingTriggers = {
  sqlite: [
    `create trigger note_added_post after insert on posts begin ${noted('new')} end`,
    `create trigger note_changed_post after update of ${columns} on posts begin ${noted('new')} end`,
    `create trigger note_removed_post after delete on posts begin ${noted('old')} end`,
  ],
  postgres: [
    `create function note_post() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then ${noted('old')} else ${noted('new')} end if;
        return null;
      end $$`,
    `create trigger note_added_or_removed_post after insert or delete on posts
      for each row execute function note_post()`,
    `create trigger note_changed_post after update of ${columns} on posts
      for each row execute function note_post()`,
  ],
} as const;

/** What a list of related posts shows of a post. */
const shown = ['slug', 'title', 'language', 'read_time_minutes', 'published_at', 'deleted_at'];
const shownDiffers = (isDistinct: string) =>
  shown.map((column) => `old.${column} ${isDistinct} new.${column}`).join(' or ');
const withinLists = (row: 'old' | 'new') =>
  `from posts where id in (select post_id from related_posts where related_id = ${row}.id);`;

/** Announce the posts whose list of related posts has changed (`post-change-triggers.ts`). */
export const relatedChangeTriggers = {
  /** Temporary, as the other triggers that announce. */
  sqlite: `
    create temp trigger announce_list_with after update on posts when ${shownDiffers('is not')}
      begin select announce_post(slug) ${withinLists('new')} end;
    create temp trigger announce_list_without after delete on posts
      begin select announce_post(slug) ${withinLists('old')} end;
    ${[
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ]
      .map(
        ([
          event,
          row,
        ]) => `create temp trigger announce_list_${event} after ${event} on related_posts
      begin select announce_post(slug) from posts where id = ${row}.post_id; end;`,
      )
      .join('\n')}
  `,
  postgres: [
    `create function announce_lists() returns trigger language plpgsql as $$
      begin
        perform pg_notify('${postChangedChannel}', slug) ${withinLists('old')}
        return null;
      end $$`,
    `create trigger announce_lists_with after update on posts
      for each row when (${shownDiffers('is distinct from')}) execute function announce_lists()`,
    `create trigger announce_lists_without after delete on posts
      for each row execute function announce_lists()`,
    `create function announce_list() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          perform pg_notify('${postChangedChannel}', slug) from posts where id = old.post_id;
        else
          perform pg_notify('${postChangedChannel}', slug) from posts where id = new.post_id;
        end if;
        return null;
      end $$`,
    `create trigger announce_list after insert or update or delete on related_posts
      for each row execute function announce_list()`,
  ],
} as const;
