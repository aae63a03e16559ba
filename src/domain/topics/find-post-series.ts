import { sql } from 'kysely';
import { z } from 'zod';
import { publishedPosts } from '#domain/posts/index.ts';
import { postFields } from '#domain/posts/shared/fields.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import type { Database, PostRow } from '#platform/database/index.ts';
import { topicPath } from './topic-path.ts';
import { topicSlug } from './topic-slug.ts';

/** A reader finds the others on the page of the series. */
const maxNamedParts = 7;

const seriesPart = z.object({ slug: z.string(), title: z.string(), part: z.int() });

/** The series that a post is a part of, as far as it is published in the post's language. */
export const postSeries = z.object({
  name: z.string(),
  /** The path of the page that lists its parts. */
  path: z.string(),
  /** The place of the post among the published parts, from 1. */
  part: z.int(),
  /** How many parts are published. */
  count: z.int(),
  /** The nearest parts in their order, the post itself among them. */
  parts: z.array(seriesPart),
  /** The part that follows; omitted for the last one. */
  next: seriesPart.optional(),
});

export type PostSeries = z.output<typeof postSeries>;

/**
 * Finds the parts around a published post: those with the same name of the series, by their places. Parts with one
 * place are ordered by their publication. Those without a place come last.
 *
 * @returns undefined for a post that is no part of a series, or the only one
 */
export async function findPostSeries(
  database: Database,
  { id, language }: Pick<PostRow, 'id' | 'language'>,
): Promise<PostSeries | undefined> {
  const all = await publishedPosts(database)
    .select('id')
    .where('language', '=', language)
    .where('series', '=', (query) =>
      query.selectFrom('posts').select('series').where('id', '=', id),
    )
    // Word for word as in the index posts_in_series, or else it is not used.
    .where(sql<boolean>`series <> ''`)
    .orderBy(sql`series_part = 0`)
    .orderBy('series_part')
    .orderBy('published_at')
    .orderBy('id')
    .limit(postFields.seriesPart.limit)
    .execute();
  const index = all.findIndex((part) => part.id === id);
  if (all.length < 2 || index < 0) return undefined;
  const start = Math.max(
    0,
    Math.min(index - Math.floor(maxNamedParts / 2), all.length - maxNamedParts),
  );
  const named = all.slice(start, start + maxNamedParts).map((part) => part.id);
  const rows = await publishedPosts(database)
    .select(['id', 'slug', 'title', 'series'])
    .where('id', 'in', named)
    .execute();
  const name = rows.find((row) => row.id === id)?.series ?? '';
  const parts = rows
    .map(({ id, slug, title }) => ({ slug, title, part: start + named.indexOf(id) + 1 }))
    .sort((one, other) => one.part - other.part);
  return {
    name,
    path: pathInLanguage(topicPath({ kind: 'series', slug: topicSlug(name) }), language),
    part: index + 1,
    count: all.length,
    parts,
    next: parts.find(({ part }) => part === index + 2),
  };
}
