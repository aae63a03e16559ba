import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotices } from '../frame/notices.tsx';
import { useApi } from '../session/api-client.ts';
import { type PostList, postsKey } from './cached-posts.ts';

/** All posts without their texts. A failure is told above the tabs; what was there before stays. */
export function usePosts() {
  const { client, call } = useApi();
  const notices = useNotices();
  const query = useQuery<PostList>({
    queryKey: postsKey,
    queryFn: () => call(() => client.blog['post-summaries'].$get()),
  });
  const { error } = query;
  useEffect(() => {
    if (error) notices.fail(error, 'fetchPosts');
  }, [error, notices]);
  return query;
}
