import { readTimeMinutes } from '#domain/post-rules/index.ts';
import type { Database, PostRow } from '#platform/database/index.ts';
import { type AdminPost, toAdminPost } from './admin-post.ts';
import { updateExistingPost } from './existing-posts.ts';
import { findAdminPost } from './list-admin-posts.ts';
import type { PostChanges } from './post-input.ts';

type EditResult = { stale: false; post: AdminPost } | { stale: true; current: AdminPost };

/**
 * Changes what is given, if the post is still in the state that the edit started from; otherwise nothing is stored. Of
 * several edits that started from one state, one wins, whatever process they reach.
 *
 * @throws {DomainError} `not-found`
 */
export async function editPost(
  database: Database,
  id: number,
  changes: PostChanges,
): Promise<EditResult> {
  const row = await updateExistingPost(database, id)
    .where('updated_at', '=', changes.updatedAt)
    .set({ ...toColumns(changes), updated_at: timeAfter(changes.updatedAt) })
    .returningAll()
    .executeTakeFirst();
  if (row) return { stale: false, post: toAdminPost(row) };
  return { stale: true, current: await findAdminPost(database, id) };
}

/** Columns of fields that were left out are undefined, and stay as they are. */
function toColumns({ content, tags, sources, translation, ...changes }: PostChanges) {
  return {
    title: changes.title,
    description: changes.description,
    author: changes.author,
    category: changes.category,
    image: changes.image,
    image_alt: changes.imageAlt,
    seo_title: changes.seoTitle,
    seo_description: changes.seoDescription,
    seo_keywords: changes.seoKeywords,
    ...(content !== undefined && { content, read_time_minutes: readTimeMinutes(content) }),
    ...(tags && { tags: JSON.stringify(tags) }),
    ...(translation !== undefined && {
      translation_record: translation && JSON.stringify(translation),
    }),
    ...(sources && { sources: JSON.stringify(sources) }),
  } satisfies Partial<Record<keyof PostRow, unknown>>;
}

/** Now, but later than a time even within its millisecond or after the clock was set back: no two states share a time. */
function timeAfter(time: string): string {
  return new Date(Math.max(Date.now(), Date.parse(time) + 1)).toISOString();
}
