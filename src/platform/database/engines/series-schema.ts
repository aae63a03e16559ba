import { postChangedChannel } from './post-change-triggers.ts';

/*
 * The triggers of series. Migration 0034 runs those of PostgreSQL, so they never change: a new rule needs a new
 * migration.
 */

/** What the other parts show of a part, and what decides which parts there are, in which order. */
const shown = ['slug', 'title', 'language', 'series', 'series_part', 'published_at', 'deleted_at'];
const differs = (isDistinct: string) =>
  `(${shown.map((column) => `old.${column} ${isDistinct} new.${column}`).join(' or ')})`;

/** Others see a part while it is published. */
const isPart = (row: 'old' | 'new') =>
  `(${row}.series <> '' and ${row}.published_at is not null and ${row}.deleted_at is null)`;
const parts = (row: 'old' | 'new') =>
  `from posts where language = ${row}.language and series = ${row}.series and ${row}.series <> ''
    and series <> '' and published_at is not null and deleted_at is null;`;

/** Announce the other parts of a series when one of them has changed (`post-change-triggers.ts`). */
export const seriesChangeTriggers = {
  /** Temporary, as the other triggers that announce. */
  sqlite: `
    create temp trigger announce_series_with after insert on posts when ${isPart('new')}
      begin select announce_post(slug) ${parts('new')} end;
    create temp trigger announce_series_without after delete on posts when ${isPart('old')}
      begin select announce_post(slug) ${parts('old')} end;
    create temp trigger announce_series_changed after update on posts
      when (${isPart('old')} or ${isPart('new')}) and ${differs('is not')}
      begin select announce_post(slug) ${parts('old')} select announce_post(slug) ${parts('new')} end;
  `,
  postgres: [
    `create function announce_series() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then perform pg_notify('${postChangedChannel}', slug) ${parts('old')} end if;
        if tg_op <> 'DELETE' then perform pg_notify('${postChangedChannel}', slug) ${parts('new')} end if;
        return null;
      end $$`,
    `create trigger announce_series_with after insert on posts
      for each row when (${isPart('new')}) execute function announce_series()`,
    `create trigger announce_series_without after delete on posts
      for each row when (${isPart('old')}) execute function announce_series()`,
    `create trigger announce_series_changed after update on posts
      for each row when ((${isPart('old')} or ${isPart('new')}) and ${differs('is distinct from')})
      execute function announce_series()`,
  ],
} as const;
