import { useQueries, useQuery } from '@tanstack/react-query';
import { useApi } from '../api/client.ts';
import { listPosts, postsKey } from '../api/list-posts.ts';
import { columnLanguages } from '../shared/column-languages.ts';

/**
 * Loads the published posts of an article, in the order of the columns.
 *
 * @param id of one of its posts, published or not
 */
export function useAnnouncedPosts(id: number) {
  const api = useApi();
  const list = useQuery({ queryKey: postsKey, queryFn: () => listPosts(api), staleTime: 0 });
  const post = list.data?.find((one) => one.id === id);
  const published = columnLanguages.flatMap(
    (language) =>
      list.data?.filter(
        (one) =>
          one.published &&
          one.language === language &&
          one.translationGroup === post?.translationGroup,
      ) ?? [],
  );
  const texts = useQueries({
    queries: published.map((one) => ({
      queryKey: ['post', one.id],
      queryFn: () =>
        api.call(() => api.client.blog.posts[':id'].$get({ param: { id: String(one.id) } })),
      staleTime: 0,
      gcTime: 0,
    })),
  });
  const queries = [list, ...texts];
  return {
    /** The post of the URL; undefined while the list loads. */
    post,
    isGone: list.data !== undefined && !post,
    published: texts.flatMap(({ data }) => data ?? []),
    isPending: queries.some((query) => query.isPending),
    error: queries.find((query) => query.error)?.error ?? null,
    refetch: () => void Promise.all(queries.map((query) => query.refetch())),
  };
}
