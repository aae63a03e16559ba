import type { Language } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';
import {
  type Post,
  type PostSummary,
  postColumns,
  summaryColumns,
  toPost,
  toPostSummary,
} from './post.ts';
import { publishedPosts } from './post-queries.ts';

/** The limit of the specification. */
export const maxListedPosts = 50;

type Selection = { language: Language | undefined; limit: number };

/** The newest published posts, with their texts, in one language or in all. */
export async function listPublishedPosts(
  database: Database,
  selection: Selection,
): Promise<Post[]> {
  const rows = await newestPublished(database, selection).select(postColumns).execute();
  return rows.map(toPost);
}

/** The same without the texts, which a list does not show. */
export async function listPublishedSummaries(
  database: Database,
  selection: Selection,
): Promise<PostSummary[]> {
  const rows = await newestPublished(database, selection).execute();
  return rows.map(toPostSummary);
}

/** Those of some posts that are published, in the order of the ids, without their texts. */
export async function listSummariesOf(
  database: Database,
  ids: readonly number[],
): Promise<PostSummary[]> {
  if (ids.length === 0) return [];
  const rows = await publishedPosts(database)
    .select(summaryColumns)
    .where('id', 'in', ids)
    .execute();
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: { id: number }) => places.get(id) ?? ids.length;
  return rows.map(toPostSummary).sort((one, other) => placeOf(one) - placeOf(other));
}

function newestPublished(database: Database, { language, limit }: Selection) {
  let query = publishedPosts(database)
    .select(summaryColumns)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(Math.min(limit, maxListedPosts));
  if (language) query = query.where('language', '=', language);
  return query;
}
