import type { QueryClient } from '@tanstack/react-query';
import {
  type AdminPost,
  type AdminPostSummary,
  adminPostSummary,
} from '#domain/posts/shared/admin-post.ts';
import { postsKey } from '../api/list-posts.ts';
import { newestFirst } from './sort-articles.ts';

/** The query key of the statistics, which count posts. */
export const analyticsKey = ['analytics'] as const;

export type PostList = readonly AdminPostSummary[];

/** Changes the cached list, if there is one. */
export function changeCachedPosts(
  queries: QueryClient,
  change: (posts: PostList) => PostList,
): void {
  queries.setQueryData<PostList>(postsKey, (posts) => posts && change(posts));
}

/** Puts a stored post into the cached list, and invalidates the statistics. */
export function cacheStoredPost(queries: QueryClient, post: AdminPost): void {
  changeCachedPosts(queries, (posts) => withPost(posts, toSummary(post)));
  void queries.invalidateQueries({ queryKey: analyticsKey });
}

/** Removes a deleted post from the cached list, and invalidates the statistics. */
export function removeCachedPost(queries: QueryClient, id: number): void {
  changeCachedPosts(queries, (posts) => withoutPost(posts, id));
  void queries.invalidateQueries({ queryKey: analyticsKey });
}

/**
 * Cancels a running fetch of the list, which would overwrite an optimistic update.
 *
 * @returns whether one was running; the caller fetches the list again after its own request
 */
export async function interruptListFetch(queries: QueryClient): Promise<boolean> {
  const interrupted = queries.isFetching({ queryKey: postsKey }) > 0;
  await queries.cancelQueries({ queryKey: postsKey });
  return interrupted;
}

/** Replaces a post of the list, or adds it by its age. */
export function withPost(posts: PostList, post: AdminPostSummary): PostList {
  if (posts.some(({ id }) => id === post.id))
    return posts.map((other) => (other.id === post.id ? post : other));
  return [...posts, post].sort(newestFirst);
}

export function withoutPost(posts: PostList, id: number): PostList {
  return posts.filter((post) => post.id !== id);
}

/** Replaces posts of the list, and adds those that it does not have by their age. */
export function withPosts(posts: PostList, changed: PostList): PostList {
  const byId = new Map(changed.map((post) => [post.id, post]));
  const replaced = posts.map((post) => byId.get(post.id) ?? post);
  const known = new Set(posts.map(({ id }) => id));
  const added = changed.filter(({ id }) => !known.has(id));
  return added.length > 0 ? [...replaced, ...added].sort(newestFirst) : replaced;
}

export function withoutPosts(posts: PostList, ids: ReadonlySet<number>): PostList {
  return posts.filter(({ id }) => !ids.has(id));
}

/** Publishes or unpublishes one post of the list. */
export function withPublished(posts: PostList, id: number, published: boolean): PostList {
  return posts.map((post) => (post.id === id ? { ...post, published } : post));
}

/** Returns the fields of a post that the list has. */
export function toSummary(post: AdminPost): AdminPostSummary {
  return adminPostSummary.parse(post);
}
