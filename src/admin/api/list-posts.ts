import type { AdminPostSummary } from '#domain/posts/index.ts';
import type { Api } from './client.ts';

/** All posts without their texts, as the server has them now. */
export async function listPosts({ client, call }: Api): Promise<readonly AdminPostSummary[]> {
  return await call(() => client.blog.posts.$get({ query: { fields: 'summary' } }));
}
