import type { AdminPostSummary } from '#domain/posts/index.ts';
import { type PostList, withoutPosts } from '../cached-posts.ts';

/** A change of all posts of the selected articles. */
export type ArticleChange =
  | { action: 'add-tag' | 'remove-tag'; tag: string }
  | { action: 'unpublish' | 'delete' };

/** The list as it will be once the server has made the change. */
export function predictChange(
  posts: PostList,
  ids: ReadonlySet<number>,
  change: ArticleChange,
): PostList {
  if (change.action === 'delete') return withoutPosts(posts, ids);
  return posts.map((post) => (ids.has(post.id) ? changed(post, change) : post));
}

function changed(post: AdminPostSummary, change: ArticleChange): AdminPostSummary {
  if (!('tag' in change)) return { ...post, published: false };
  const { action, tag } = change;
  if (action === 'remove-tag') return { ...post, tags: post.tags.filter((other) => other !== tag) };
  return post.tags.includes(tag) ? post : { ...post, tags: [...post.tags, tag] };
}

/** The tags of some posts, each with the number of posts that have it, the most frequent first. */
export function countTags(posts: PostList): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap((post) => post.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((one, other) => other.count - one.count);
}
