import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { useNotices } from '../frame/notices.tsx';
import { useAddUndoToast } from '../frame/toasts.tsx';
import { useApi } from '../session/api-client.ts';
import {
  cacheStoredPost,
  changeCachedPosts,
  forgetCachedPost,
  interruptListFetch,
  withoutPost,
  withPost,
} from './cached-posts.ts';
import { PostTitle } from './post-title.tsx';
import { useSettleList } from './use-post-calls.ts';

/**
 * Deletes a post: at once in the list, where it comes back if the server refuses. A toast offers the way back, also
 * after the editor has gone to another tab.
 *
 * @param onRestored called with the post's id when it is back
 */
export function useDeletion(onRestored: (id: number) => void) {
  const { client, call } = useApi();
  const queries = useQueryClient();
  const notices = useNotices();
  const addUndoToast = useAddUndoToast();
  const t = useTranslations('adminPosts');
  const settleList = useSettleList();

  const restore = useMutation({
    mutationFn: (post: AdminPostSummary) =>
      call(() => client.blog.posts[':id'].restore.$patch({ param: { id: String(post.id) } })),
    onSuccess(stored) {
      cacheStoredPost(queries, stored);
      notices.succeed('restored');
      onRestored(stored.id);
    },
    onError: (error) => notices.fail(error, 'restore'),
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
      forgetCachedPost(queries, post.id);
      notices.succeed('deleted');
      addUndoToast(
        <span className="line-clamp-2">
          {t('deletedToast')} <PostTitle post={post} />
        </span>,
        () => restore.mutate(post),
      );
    },
    onError(error, post) {
      changeCachedPosts(queries, (posts) => withPost(posts, post));
      notices.fail(error, 'delete');
    },
    onSettled: (_answer, error, _post, before) => settleList(error, before?.interrupted),
  });
}
