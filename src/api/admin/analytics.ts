import { createRoute, z } from '@hono/zod-openapi';
import { readStatistics, statistics } from '#domain/analytics/index.ts';
import {
  type ApiDependencies,
  createRouter,
  errorResponses,
  jsonResponse,
  signedIn,
} from '../openapi.ts';

const read = createRoute({
  method: 'get',
  path: '/analytics',
  ...signedIn,
  request: {
    query: z.object({
      days: z
        .enum(['30', '90'], 'days must be 30 or 90')
        .default('30')
        .transform((value) => (value === '30' ? 30 : 90)),
    }),
  },
  responses: {
    200: jsonResponse('Counters, views per day, and the most read posts', statistics),
    ...errorResponses({ 400: 'days is neither 30 nor 90' }),
  },
});

export function createAnalyticsApi({ database }: ApiDependencies) {
  return createRouter().openapi(read, async (context) =>
    context.json(await readStatistics(database, context.req.valid('query').days), 200),
  );
}
