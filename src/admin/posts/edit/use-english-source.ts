import { useQuery } from '@tanstack/react-query';
import type { AdminPost } from '#domain/posts/index.ts';
import { useApi } from '../../api/client.ts';
import { listPosts } from '../../api/list-posts.ts';

/** Loads the English post of a translation; null when there is none. */
export function useEnglishSource({ translationGroup, translation }: AdminPost) {
  const api = useApi();
  return useQuery({
    queryKey: ['english-of', translationGroup],
    async queryFn(): Promise<AdminPost | null> {
      const posts = await listPosts(api);
      const english = posts.find(
        (post) => post.translationGroup === translationGroup && post.language === 'en',
      );
      if (!english) return null;
      const param = { id: String(english.id) };
      return await api.call(() => api.client.blog.posts[':id'].$get({ param }));
    },
    enabled: translation !== null,
    staleTime: 0,
    gcTime: 0,
  });
}
