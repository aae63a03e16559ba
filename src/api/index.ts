import '@tanstack/react-start/server-only';
import { createRateLimits } from '#domain/auth/index.ts';
import { createAdminApi } from './admin/index.ts';
import { createBlogApi } from './blog.ts';
import { createLegalApi } from './legal.ts';
import { type ApiContext, createPart } from './openapi.ts';
import { describeSharedFailures } from './shared-failures.ts';

export type { AdminApi } from './admin/index.ts';

/** Everything under `/api`. Whatever goes wrong is told as `{"error": …}`, never as a page. */
export function createApi(context: ApiContext) {
  const api = createPart().basePath('/api');
  api.use(async (call, next) => {
    await next();
    call.header('X-Robots-Tag', 'noindex');
  });
  const { addressOf, rateLimits = createRateLimits() } = context;
  api.use(async (call, next) => {
    const part = call.req.path.startsWith('/api/admin/') ? 'admin' : 'api';
    await rateLimits.takeCall(part, addressOf(call.req.raw));
    await next();
  });
  api.route('/blog', createBlogApi(context.database));
  api.route('/legal', createLegalApi());
  api.route('/admin', createAdminApi({ ...context, rateLimits }));
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
  });
  describeSharedFailures(api);
  api.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Blog and editing API', version: '1' },
  });
  // A mounted app's own not-found handler is never asked, so the last route answers.
  api.all('*', (call) => call.json({ error: 'There is no such call', code: 'not-found' }, 404));
  return api;
}
