import type { AdminPostSummary } from '#domain/posts/index.ts';
import type { Api } from './client.ts';

/** The query key of {@link listPosts}. */
export const postsKey = ['posts'] as const;

/** Fetches all posts, without their texts. */
export async function listPosts({ client, call }: Api): Promise<readonly AdminPostSummary[]> {
  return await call(() => client.blog.posts.$get({ query: { fields: 'summary' } }));
}
