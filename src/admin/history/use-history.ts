import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { useApi } from '../api/client.ts';
import { listPosts, postsKey } from '../api/list-posts.ts';
import { useBanner } from '../shared/banner.tsx';
import { freshPages } from '../shared/fresh-pages.ts';

/** Loads the revisions of an article page by page, the newest first. */
export function useRevisions(translationGroup: string | undefined) {
  const { client, call } = useApi();
  return useInfiniteQuery({
    queryKey: ['revisions', translationGroup],
    enabled: translationGroup !== undefined,
    queryFn: ({ pageParam }) =>
      call(() =>
        client.blog.articles[':group'].revisions.$get({
          param: { group: String(translationGroup) },
          query: pageParam === null ? {} : { before: String(pageParam) },
        }),
      ),
    ...freshPages<number>(),
  });
}

export type Revision = NonNullable<
  ReturnType<typeof useRevisions>['data']
>['pages'][number]['revisions'][number];

/** Loads the texts of an article after a revision. The previous ones stay visible meanwhile. */
export function useArticleAt(translationGroup: string, revision: number) {
  const { client, call } = useApi();
  return useQuery({
    queryKey: ['article-at', translationGroup, revision],
    queryFn: () =>
      call(() =>
        client.blog.articles[':group'].revisions[':revision'].$get({
          param: { group: translationGroup, revision: String(revision) },
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

export type ArticleTexts = NonNullable<ReturnType<typeof useArticleAt>['data']>['texts'];

/** The posts of the article that a post belongs to; undefined while they load. */
export function useArticlePosts(id: number) {
  const api = useApi();
  const query = useQuery({ queryKey: postsKey, queryFn: () => listPosts(api), staleTime: 0 });
  const group = query.data?.find((post) => post.id === id)?.translationGroup;
  const posts = query.data?.filter((post) => post.translationGroup === group);
  return { ...query, data: posts };
}

type RestoredPost = Pick<AdminPostSummary, 'id' | 'updatedAt'>;

/**
 * Brings the text of a post at a revision back.
 *
 * @param onRestored called with the post, and the revision that has the text which was replaced
 * @param newest the article's newest revision
 */
export function useRestore(
  onRestored: (post: RestoredPost, replaced: number) => void,
  newest: number | undefined,
) {
  const { client, call } = useApi();
  const queries = useQueryClient();
  const banner = useBanner();
  return useMutation({
    mutationFn: ({ post, revision }: { post: RestoredPost; revision: number }) =>
      call(() =>
        client.blog.posts[':id'].revisions[':revision'].restore.$post({
          param: { id: String(post.id), revision: String(revision) },
          json: { updatedAt: post.updatedAt },
        }),
      ),
    onMutate: () => newest,
    async onSuccess(post, _variables, replaced) {
      if (replaced !== undefined) onRestored(post, replaced);
      await Promise.all(
        [postsKey, ['revisions']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
    },
    onError: (error) => banner.showError(error, 'restore'),
  });
}
