import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../api/client.ts';
import { listPosts, postsKey } from '../api/list-posts.ts';
import { useBanner } from '../shared/banner.tsx';
import type { PostList } from './cached-posts.ts';

/** Loads all posts, without their texts. The banner shows an error; the previous list stays. */
export function usePosts() {
  const api = useApi();
  const banner = useBanner();
  const query = useQuery<PostList>({
    queryKey: postsKey,
    queryFn: () => listPosts(api),
  });
  const { error } = query;
  useEffect(() => {
    if (error) banner.showError(error, 'fetchPosts');
  }, [error, banner]);
  return query;
}
