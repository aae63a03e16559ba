import type { PostRow } from '#platform/database/index.ts';

type Times = Pick<PostRow, 'published_at' | 'first_published_at' | 'deleted_at'>;

/**
 * The status of a post for visitors: `gone` for a deleted post that was published before, `hidden` for an unpublished
 * one, whose existence stays private.
 */
export function publicStatusOf(post: Times): 'published' | 'gone' | 'hidden' {
  if (post.deleted_at === null) return post.published_at === null ? 'hidden' : 'published';
  return post.first_published_at === null ? 'hidden' : 'gone';
}
