import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { useNotices } from '../frame/notices.tsx';
import { ApiError, useApi } from '../session/api-client.ts';
import {
  cacheStoredPost,
  changeCachedPosts,
  interruptListFetch,
  postsKey,
  withPublished,
} from './cached-posts.ts';
import { cleanupFailure } from './cleanup-failure.ts';

const callKey = (id: number) => ['post-call', id] as const;

/** Whether a call of this post's row is under way, even one from before the row was last shown. */
export function useIsPostBusy(id: number): boolean {
  return useIsMutating({ mutationKey: callKey(id) }) > 0;
}

/** Publishes a draft or takes a post back: at once in the list, and back again where the server refuses. */
export function useTogglePublished(post: AdminPostSummary) {
  const { client, call } = useApi();
  const queries = useQueryClient();
  const notices = useNotices();
  const settleList = useSettleList();
  return useMutation({
    mutationKey: callKey(post.id),
    mutationFn: () => {
      const param = { id: String(post.id) };
      return call(() => client.blog.posts[':id']['toggle-publish'].$patch({ param }));
    },
    async onMutate() {
      const before = { published: post.published, interrupted: await interruptListFetch(queries) };
      changeCachedPosts(queries, (posts) => withPublished(posts, post.id, !before.published));
      return before;
    },
    onSuccess(stored) {
      cacheStoredPost(queries, stored);
      notices.succeed('statusUpdated');
    },
    onError(error, _variables, before) {
      if (before)
        changeCachedPosts(queries, (posts) => withPublished(posts, post.id, before.published));
      notices.fail(error, 'toggle');
    },
    onSettled: (_stored, error, _variables, before) => settleList(error, before?.interrupted),
  });
}

/** Takes away what an older translation left. What comes of it only the server knows, so the row waits. */
export function useCleanUpPost(post: AdminPostSummary) {
  const { client, call } = useApi();
  const queries = useQueryClient();
  const notices = useNotices();
  const language = useLanguage();
  const settleList = useSettleList();
  return useMutation({
    mutationKey: callKey(post.id),
    mutationFn: () => {
      const param = { id: String(post.id) };
      return call(() => client.blog.posts[':id'].cleanup.$patch({ param }));
    },
    onSuccess(stored) {
      cacheStoredPost(queries, stored);
      notices.succeed('cleanedUp');
    },
    onError: (error) => notices.show({ kind: 'error', text: cleanupFailure(language, error) }),
    onSettled: (_stored, error) => settleList(error),
  });
}

/** Asks for the list again where it was stopped on its way, and where the server knows a post of it no more. */
export function useSettleList() {
  const queries = useQueryClient();
  return (error: Error | null, interrupted = false) => {
    const isGone = error instanceof ApiError && error.code === 'not-found';
    if (interrupted || isGone) void queries.invalidateQueries({ queryKey: postsKey });
  };
}
