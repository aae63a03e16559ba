import { createRoute, z } from '@hono/zod-openapi';
import { findRunModel } from '#domain/assistant/index.ts';
import {
  type ApiDependencies,
  createRouter,
  errorResponses,
  jsonResponse,
  signedIn,
} from '../openapi.ts';
import { pathNumber } from '../path-number.ts';

const read = createRoute({
  method: 'get',
  path: '/assistant/runs',
  ...signedIn,
  request: {
    query: z.object({ id: pathNumber('id must be the id of a run of the assistant') }),
  },
  responses: {
    200: jsonResponse(
      'Which model made a proposal or a translation',
      z.object({
        model: z.string().nullable().openapi({
          description: 'Provider and model; null for a run that is not kept any more',
          example: 'openai/gpt-5.2',
        }),
      }),
    ),
    ...errorResponses({ 400: 'A parameter is wrong' }),
  },
});

/** The recorded runs of the assistant. */
export function createAssistantRunsApi({ database }: ApiDependencies) {
  return createRouter().openapi(read, async (context) =>
    context.json({ model: await findRunModel(database, context.req.valid('query').id) }, 200),
  );
}
