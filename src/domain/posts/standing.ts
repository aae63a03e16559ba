import type { PostRow } from '#platform/database/index.ts';

type Times = Pick<PostRow, 'published_at' | 'first_published_at' | 'deleted_at'>;

/**
 * What visitors are told of a post: `gone` of one that they may have seen before it was deleted, `hidden` of drafts, whose
 * very existence is nobody's business.
 */
export function standingOf(post: Times): 'published' | 'gone' | 'hidden' {
  if (post.deleted_at === null) return post.published_at === null ? 'hidden' : 'published';
  return post.first_published_at === null ? 'hidden' : 'gone';
}
