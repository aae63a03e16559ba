import { createRoute, z } from '@hono/zod-openapi';
import { createRateLimits } from '#domain/auth/index.ts';
import { newReaderRemark, submitReaderRemark } from '#domain/reviews/index.ts';
import { createJsonBodyReader } from './json-body.ts';
import { type ApiDependencies, createRouter, errorResponses, jsonBody } from './openapi.ts';

/** Room for the longest remark in any script, written as plain UTF-8. */
const maxBodyBytes = 96 * 1024;

const add = createRoute({
  method: 'post',
  path: '/posts/{slug}/remarks',
  request: { params: z.object({ slug: z.string() }), ...jsonBody(newReaderRemark) },
  responses: {
    204: { description: 'The remark is stored, now or by an earlier request with the same id' },
    ...errorResponses({
      400: 'A field is missing or wrong',
      404: 'There is no such post any more',
      413: 'The body is too long',
      429: 'Too many remarks: Retry-After says how many seconds to wait. With a challenge: send it again with a proof',
    }),
  },
});

/** The call by which a reader of a published post tells what is wrong in it, without an account. */
export function createReaderRemarksApi({
  database,
  clientIpOf,
  rateLimits = createRateLimits(),
  readClock = async () => new Date(),
}: ApiDependencies) {
  const router = createRouter();
  router.on(
    'POST',
    '/posts/:slug/remarks',
    createJsonBodyReader(() => maxBodyBytes),
  );
  return router.openapi(add, async (context) => {
    context.header('Cache-Control', 'no-store');
    const refused = await submitReaderRemark(database, context.req.valid('json'), {
      slug: context.req.valid('param').slug,
      ipAddress: clientIpOf(context.req.raw),
      userAgent: context.req.header('user-agent') ?? '',
      rateLimits,
      readClock,
    });
    if (!refused) return context.body(null, 204);
    const error = 'Very many remarks arrive: send it again with a proof of work for its id';
    return context.json({ error, code: 'too-many-requests' as const, ...refused }, 429);
  });
}
