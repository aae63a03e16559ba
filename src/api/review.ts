import { createRoute, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { createRateLimits, withAnonymousLimit } from '#domain/auth/index.ts';
import { DomainError } from '#domain/domain-error.ts';
import { bodyObject } from '#domain/input/shared/input.ts';
import {
  addRemark,
  answerAsReviewer,
  findReviewLink,
  listRemarkStatuses,
  newAnswer,
  newRemark,
  remarkStatus,
} from '#domain/reviews/index.ts';
import { createJsonBodyReader } from './json-body.ts';
import {
  type ApiDependencies,
  type ApiEnvironment,
  createRouter,
  errorResponses,
  jsonBody,
  jsonResponse,
} from './openapi.ts';

/** Room for the longest remark in any script, written as plain UTF-8. */
const maxBodyBytes = 96 * 1024;

/** As many as one browser sends of one article. */
const maxStatuses = 100;

/** The token of a review link as the bearer token: in a path, logs of proxies would have it. */
const byLink = {
  security: [{ reviewLink: [] }],
};

const noLink = 'The link has expired or was taken back';

const add = createRoute({
  method: 'post',
  path: '/remarks',
  ...byLink,
  request: jsonBody(newRemark),
  responses: {
    204: { description: 'The remark is stored, now or by an earlier request with the same id' },
    ...errorResponses({ 400: 'A field is missing or wrong', 404: noLink }),
  },
});

const answer = createRoute({
  method: 'post',
  path: '/answers',
  ...byLink,
  request: jsonBody(newAnswer),
  responses: {
    204: { description: 'The answer is stored, now or by an earlier request with the same id' },
    ...errorResponses({
      400: 'A field is missing or wrong, or the thread has as many answers as it takes',
      404: 'The link is not valid any more, or no remark was sent by it with this id',
    }),
  },
});

const idsMessage = `ids must be at most ${maxStatuses} UUIDs`;

const statuses = createRoute({
  method: 'post',
  path: '/statuses',
  ...byLink,
  request: jsonBody(
    bodyObject({ ids: z.array(z.uuid(idsMessage), idsMessage).max(maxStatuses, idsMessage) }),
  ),
  responses: {
    200: jsonResponse(
      'What became of remarks, by the ids that they were sent with',
      z.array(remarkStatus),
    ),
    ...errorResponses({ 400: 'A field is missing or wrong', 404: noLink }),
  },
});

/** The calls of a reviewer's page. */
export function createReviewApi({
  database,
  clientIpOf,
  rateLimits = createRateLimits(),
}: ApiDependencies) {
  const router = createRouter();
  const findLink: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
    context.header('Cache-Control', 'no-store');
    const { authorization = '' } = context.req.header();
    const token = /^Bearer ([0-9a-f]{32})$/i.exec(authorization)?.[1];
    const link = token
      ? await withAnonymousLimit(async () => await findReviewLink(database, token.toLowerCase()))
      : null;
    if (!link) throw new DomainError('not-found', noLink);
    if (/\/(?:remarks|answers)$/.test(context.req.path))
      await rateLimits.takeRemark(link.id, clientIpOf(context.req.raw));
    context.set('link', link);
    await next();
  };
  router.use(findLink);
  router.use(createJsonBodyReader(() => maxBodyBytes));
  return router
    .openapi(add, async (context) => {
      await addRemark(database, context.var.link, context.req.valid('json'));
      return context.body(null, 204);
    })
    .openapi(answer, async (context) => {
      await answerAsReviewer(database, context.var.link, context.req.valid('json'));
      return context.body(null, 204);
    })
    .openapi(statuses, async (context) => {
      const { ids } = context.req.valid('json');
      return context.json(await listRemarkStatuses(database, context.var.link, ids), 200);
    });
}
