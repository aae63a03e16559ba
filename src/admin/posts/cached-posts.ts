import type { QueryClient } from '@tanstack/react-query';
import type { AdminPost, AdminPostSummary } from '#domain/posts/index.ts';
import { sortPosts } from './sort-posts.ts';

/** The list of all posts, without their texts, as {@link usePosts} keeps it. */
export const postsKey = ['posts'] as const;

const analyticsKey = ['analytics'] as const;

export type PostList = readonly AdminPostSummary[];

/** Changes the list that is kept; where none is kept yet, there is nothing to change. */
export function changeCachedPosts(
  queries: QueryClient,
  change: (posts: PostList) => PostList,
): void {
  queries.setQueryData<PostList>(postsKey, (posts) => posts && change(posts));
}

/** Puts a post into the list as the server has it now. The numbers of the Analytics tab are asked for anew. */
export function cacheStoredPost(queries: QueryClient, post: AdminPost): void {
  changeCachedPosts(queries, (posts) => withPost(posts, toSummary(post)));
  void queries.invalidateQueries({ queryKey: analyticsKey });
}

/** Takes a deleted post out of the list. The numbers of the Analytics tab are asked for anew. */
export function forgetCachedPost(queries: QueryClient, id: number): void {
  changeCachedPosts(queries, (posts) => withoutPost(posts, id));
  void queries.invalidateQueries({ queryKey: analyticsKey });
}

/**
 * Stops a list on its way, which would undo what is changed in advance.
 *
 * @returns whether there was one; then it is asked for again once the call is over
 */
export async function interruptListFetch(queries: QueryClient): Promise<boolean> {
  const interrupted = queries.isFetching({ queryKey: postsKey }) > 0;
  await queries.cancelQueries({ queryKey: postsKey });
  return interrupted;
}

/** The list with a post in the state given, in its place by age; it need not have been there. */
export function withPost(posts: PostList, post: AdminPostSummary): PostList {
  if (posts.some(({ id }) => id === post.id))
    return posts.map((other) => (other.id === post.id ? post : other));
  return sortPosts([...posts, post], 'newest');
}

export function withoutPost(posts: PostList, id: number): PostList {
  return posts.filter((post) => post.id !== id);
}

/** The list with one post published or not, all else as it is. */
export function withPublished(posts: PostList, id: number, published: boolean): PostList {
  return posts.map((post) => (post.id === id ? { ...post, published } : post));
}

/** What the list keeps of a post. */
export function toSummary(post: AdminPost): AdminPostSummary {
  return {
    id: post.id,
    slug: post.slug,
    title: post.title,
    author: post.author,
    category: post.category,
    tags: post.tags,
    image: post.image,
    language: post.language,
    published: post.published,
    createdAt: post.createdAt,
    updatedAt: post.updatedAt,
    views: post.views,
    translationGroup: post.translationGroup,
    needsCleanup: post.needsCleanup,
  };
}
