import type { AdminPostSummary } from '#domain/posts/index.ts';
import type { Api } from './client.ts';

/** Fetches all posts, without their texts. */
export async function listPosts({ client, call }: Api): Promise<readonly AdminPostSummary[]> {
  return await call(() => client.blog.posts.$get({ query: { fields: 'summary' } }));
}
