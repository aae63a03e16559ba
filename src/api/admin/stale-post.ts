import { z } from '@hono/zod-openapi';
import { type AdminPost, adminPost } from '#domain/posts/index.ts';

/** The response to a change that started from an older state of the post. */
export const staleSchema = z.object({
  error: z.string(),
  code: z.literal('stale'),
  current: adminPost.meta({ id: 'AdminPost' }),
});

export function staleError(current: AdminPost) {
  const error = 'This post has been changed since you opened it';
  return { error, code: 'stale' as const, current };
}
