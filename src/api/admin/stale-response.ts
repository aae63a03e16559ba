import { z } from '@hono/zod-openapi';
import { adminPost } from '#domain/posts/index.ts';

/**
 * The response 409 to a change that started from an older state: its schema and its body.
 *
 * @param schema of what is stored now
 * @param error the sentence for the editor
 */
export function staleResponse<Schema extends z.ZodType>(schema: Schema, error: string) {
  return {
    schema: z.object({ error: z.string(), code: z.literal('stale'), current: schema }),
    body: (current: z.output<Schema>) => ({ error, code: 'stale' as const, current }),
  };
}

export const stalePost = staleResponse(
  adminPost.meta({ id: 'AdminPost' }),
  'This post has been changed since you opened it',
);
