import '@tanstack/react-start/server-only';
import { Hono } from 'hono';
import type { Database } from '#platform/database/index.ts';
import { createBlogApi } from './blog.ts';
import { createLegalApi } from './legal.ts';

/** Everything under `/api`. Whatever goes wrong is told as `{"error": …}`, never as a page. */
export function createApi(database: Database): Hono {
  const api = new Hono();
  api.use(async (context, next) => {
    await next();
    context.header('X-Robots-Tag', 'noindex');
  });
  api.route('/blog', createBlogApi(database));
  api.route('/legal', createLegalApi());
  // A mounted app's own not-found handler is never asked, so the last route answers.
  api.all('*', (context) => context.json({ error: 'Not found' }, 404));
  api.onError((error, context) => {
    console.error(error);
    return context.json({ error: 'Internal server error' }, 500);
  });
  return api;
}
