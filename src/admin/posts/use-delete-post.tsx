import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { AdminPost, AdminPostSummary } from '#domain/posts/index.ts';
import { useApi } from '../api/client.ts';
import { scheduleKey } from '../schedule/use-schedule.ts';
import { useBanner } from '../shared/banner.tsx';
import { PostTitle } from '../shared/post-title.tsx';
import { useAddUndoToast } from '../shared/toasts.tsx';
import {
  cacheStoredPost,
  changeCachedPosts,
  interruptListFetch,
  removeCachedPost,
  withoutPost,
  withPost,
} from './cached-posts.ts';
import { useRefetchIfStale } from './use-post-mutations.ts';

/**
 * Deletes a post with an optimistic update of the list. A toast can undo the deletion, even from another tab of the
 * panel.
 *
 * @param onRestored called with the restored post
 */
export function useDeletePost(onRestored: (post: AdminPost) => void) {
  const { client, call } = useApi();
  const queries = useQueryClient();
  const banner = useBanner();
  const addUndoToast = useAddUndoToast();
  const t = useTranslations('adminPosts');
  const refetchIfStale = useRefetchIfStale();

  const restore = useMutation({
    mutationFn: (post: AdminPostSummary) =>
      call(() => client.blog.posts[':id'].restore.$patch({ param: { id: String(post.id) } })),
    onSuccess(stored) {
      cacheStoredPost(queries, stored);
      void queries.invalidateQueries({ queryKey: scheduleKey });
      banner.showSuccess('restored');
      onRestored(stored);
    },
    onError: (error) => banner.showError(error, 'restore'),
  });

  return useMutation({
    mutationFn: (post: AdminPostSummary) =>
      call(() => client.blog.posts[':id'].$delete({ param: { id: String(post.id) } })),
    async onMutate(post) {
      const interrupted = await interruptListFetch(queries);
      changeCachedPosts(queries, (posts) => withoutPost(posts, post.id));
      return { interrupted };
    },
    onSuccess(_answer, post) {
      removeCachedPost(queries, post.id);
      void queries.invalidateQueries({ queryKey: scheduleKey });
      banner.showSuccess('deleted');
      addUndoToast(
        <span className="line-clamp-2">
          {t('deletedToast')} <PostTitle post={post} />
        </span>,
        () => restore.mutate(post),
      );
    },
    onError(error, post) {
      changeCachedPosts(queries, (posts) => withPost(posts, post));
      banner.showError(error, 'delete');
    },
    onSettled: (_answer, error, _post, before) => refetchIfStale(error, before?.interrupted),
  });
}
