import '@tanstack/react-start/server-only';
import { createRateLimits } from '#domain/auth/index.ts';
import { createAdminApi } from './admin/index.ts';
import { createBlogApi } from './blog.ts';
import { describeCommonErrors } from './common-errors.ts';
import { createLegalApi } from './legal.ts';
import { type ApiDependencies, createRouter } from './openapi.ts';
import { createReaderRemarksApi } from './reader-remarks.ts';
import { createReviewApi } from './review.ts';

export type { AdminApi } from './admin/index.ts';

/** Everything under `/api`. Every error response is JSON, `{"error": …}`. */
export function createApi(dependencies: ApiDependencies) {
  const api = createRouter().basePath('/api');
  api.use(async (context, next) => {
    await next();
    context.header('X-Robots-Tag', 'noindex');
  });
  const { clientIpOf, rateLimits = createRateLimits() } = dependencies;
  api.use(async (context, next) => {
    const area = context.req.path.startsWith('/api/admin/') ? 'admin' : 'api';
    await rateLimits.takeCall(area, clientIpOf(context.req.raw));
    await next();
  });
  api.route('/blog', createBlogApi(dependencies.database));
  api.route('/blog', createReaderRemarksApi({ ...dependencies, rateLimits }));
  api.route('/legal', createLegalApi());
  api.route('/review', createReviewApi({ ...dependencies, rateLimits }));
  api.route('/admin', createAdminApi({ ...dependencies, rateLimits }));
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
  });
  api.openAPIRegistry.registerComponent('securitySchemes', 'reviewLink', {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a review link, which is the end of its URL',
  });
  describeCommonErrors(api);
  api.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Blog and editing API', version: '1' },
  });
  // Hono never calls the not-found handler of a mounted app, so the last route does its work.
  api.all('*', (context) => {
    const methods = methodsAt(api, context.req.path);
    // A preflight of another site learns nothing.
    if (methods.length === 0 || context.req.method === 'OPTIONS')
      return context.json({ error: noSuchCall, code: 'not-found' }, 404);
    const error = `The method of this call must be ${methods.join(' or ')}`;
    return context.json({ error, code: 'method-not-allowed' }, 405, { Allow: methods.join(', ') });
  });
  return api;
}

const noSuchCall = 'There is no such call; /api/openapi.json has all of them';

/** The methods that a path takes, for `Allow` (RFC 9110, section 10.2.1); none for an unknown path. */
function methodsAt({ router }: ReturnType<typeof createRouter>, path: string): string[] {
  return ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
    .filter((method) => router.match(method, path)[0].some(([[, call]]) => call.method === method))
    .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}
