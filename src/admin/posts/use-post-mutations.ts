import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { ApiError, useApi } from '../api/client.ts';
import { postsKey } from '../api/list-posts.ts';
import { scheduleKey } from '../schedule/use-schedule.ts';
import { useBanner } from '../shared/banner.tsx';
import { usePanelNavigation } from '../shared/panel-navigation.ts';
import { buttonDurationMs, useAddToast } from '../shared/toasts.tsx';
import {
  cacheStoredPost,
  changeCachedPosts,
  interruptListFetch,
  withPublished,
} from './cached-posts.ts';
import { cleanupError } from './cleanup-error.ts';

const callKey = (id: number) => ['post-call', id] as const;

/** Whether a mutation of this post is running, even one that started before its row was mounted. */
export function useIsPostBusy(id: number): boolean {
  return useIsMutating({ mutationKey: callKey(id) }) > 0;
}

/**
 * Publishes or unpublishes a post, with an optimistic update of the list. After a publication, a toast leads to its
 * announcement.
 */
export function useTogglePublished(post: AdminPostSummary) {
  const { client, call } = useApi();
  const queries = useQueryClient();
  const banner = useBanner();
  const addToast = useAddToast();
  const t = useTranslations('adminAnnounce');
  const { openAnnouncement } = usePanelNavigation();
  const refetchIfStale = useRefetchIfStale();
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
      // Publishing by hand cancels the schedule.
      void queries.invalidateQueries({ queryKey: scheduleKey });
      banner.showSuccess('statusUpdated');
      if (!stored.published) return;
      addToast({
        text: t('ready'),
        durationMs: buttonDurationMs,
        actions: [{ label: t('open'), run: () => openAnnouncement(stored.id) }],
      });
    },
    onError(error, _variables, before) {
      if (before)
        changeCachedPosts(queries, (posts) => withPublished(posts, post.id, before.published));
      banner.showError(error, 'toggle');
    },
    onSettled: (_stored, error, _variables, before) => refetchIfStale(error, before?.interrupted),
  });
}

/**
 * Removes broken markup of an older translation. The update is not optimistic, because only the server knows the
 * result.
 */
export function useCleanUpPost(post: AdminPostSummary) {
  const { client, call } = useApi();
  const queries = useQueryClient();
  const banner = useBanner();
  const language = useLanguage();
  const refetchIfStale = useRefetchIfStale();
  return useMutation({
    mutationKey: callKey(post.id),
    mutationFn: () => {
      const param = { id: String(post.id) };
      return call(() => client.blog.posts[':id'].cleanup.$patch({ param }));
    },
    onSuccess(stored) {
      cacheStoredPost(queries, stored);
      banner.showSuccess('cleanedUp');
    },
    onError: (error) => banner.show({ kind: 'error', text: cleanupError(language, error) }),
    onSettled: (_stored, error) => refetchIfStale(error),
  });
}

/** Fetches the list again after a cancelled fetch, and when the server no longer has a post of the list. */
export function useRefetchIfStale() {
  const queries = useQueryClient();
  return (error: Error | null, interrupted = false) => {
    const isGone = error instanceof ApiError && error.code === 'not-found';
    if (interrupted || isGone) void queries.invalidateQueries({ queryKey: postsKey });
  };
}
