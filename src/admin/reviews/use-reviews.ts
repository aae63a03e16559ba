import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '#i18n/languages.ts';
import { ApiError, useApi } from '../api/client.ts';
import { listPosts, postsKey } from '../api/list-posts.ts';
import { columnLanguages } from '../shared/column-languages.ts';
import { openRemarksKey } from '../shared/use-open-remarks.ts';

/** The post, and the posts of its article in the order of the columns; undefined while they load. */
export function useReviewedArticle(id: number) {
  const api = useApi();
  const query = useQuery({ queryKey: postsKey, queryFn: () => listPosts(api), staleTime: 0 });
  const post = query.data?.find((one) => one.id === id);
  const article = query.data?.filter((one) => one.translationGroup === post?.translationGroup);
  const versions = columnLanguages.flatMap(
    (language) => article?.filter((one) => one.language === language) ?? [],
  );
  return { ...query, post, versions };
}

/** What reviewers wrote about a post. Each visit fetches it anew. */
export function useRemarks(post: number) {
  const { client, call } = useApi();
  return useQuery({
    queryKey: ['remarks', post],
    queryFn: () =>
      call(() => client.blog.posts[':id'].remarks.$get({ param: { id: String(post) } })),
    staleTime: 0,
    gcTime: 0,
  });
}

/** What an editor does with a remark. */
export type Decision =
  | { kind: 'take' | 'undo'; id: number; updatedAt: string }
  | { kind: 'close' | 'reopen'; id: number }
  | { kind: 'answer'; id: number; text: string };

/** Decides on a remark, and fetches what that changed: the remarks, and the post with its history. */
export function useDecide(post: number) {
  const { client, call } = useApi();
  const queries = useQueryClient();
  return useMutation({
    async mutationFn(decision: Decision): Promise<void> {
      const param = { id: String(decision.id) };
      const remark = client.blog.remarks[':id'];
      switch (decision.kind) {
        case 'answer':
          await call(() => remark.answers.$post({ param, json: { text: decision.text } }));
          break;
        case 'close':
          await call(() => remark.$patch({ param, json: { state: 'closed' } }));
          break;
        case 'reopen':
          await call(() => remark.$patch({ param, json: { state: 'open' } }));
          break;
        case 'take':
        case 'undo': {
          const { kind, updatedAt } = decision;
          await call(() => remark[kind].$post({ param, json: { updatedAt } }));
        }
      }
    },
    async onSettled() {
      const changed = [['remarks', post], openRemarksKey, postsKey, ['revisions'], ['post', post]];
      await Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  });
}

/** Whether a decision came too late: someone has changed the text meanwhile. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'stale';
}

const linksKey = (group: string) => ['review-links', group];

/** The valid links of an article. */
export function useReviewLinks(group: string) {
  const { client, call } = useApi();
  return useQuery({
    queryKey: linksKey(group),
    queryFn: () =>
      call(() => client.blog.articles[':group']['review-links'].$get({ param: { group } })),
    staleTime: 0,
    gcTime: 0,
  });
}

export type ReviewLink = NonNullable<ReturnType<typeof useReviewLinks>['data']>[number];

/** Makes a link. Its token is in this response alone. */
export function useCreateLink(group: string) {
  const { client, call } = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (json: { languages: Language[]; days: number }) =>
      call(() => client.blog.articles[':group']['review-links'].$post({ param: { group }, json })),
    onSuccess: () => queries.invalidateQueries({ queryKey: linksKey(group) }),
  });
}

export function useRevokeLink(group: string) {
  const { client, call } = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      call(() => client.blog['review-links'][':id'].$delete({ param: { id: String(id) } })),
    // Also where another editor was faster.
    onSettled: () => queries.invalidateQueries({ queryKey: linksKey(group) }),
  });
}
