import '@tanstack/react-start/server-only';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { staticMiddleware } from 'srvx/static';

/** Where the build puts the browser's files, seen from the built server, `dist/server/server.js`. */
const clientFolder = join(import.meta.dirname, '../client');

const yearSeconds = 31_536_000;
const daySeconds = 86_400;

/** Files under `/assets/` carry their content's hash in their name and never change. */
const hashed = staticMiddleware({ dir: clientFolder, maxAge: yearSeconds, immutable: true });
const named = staticMiddleware({ dir: clientFolder, maxAge: daySeconds });

/** Answers with a file of the build where there is one by that name. Only the production build has them; Vite serves its own. */
export const builtAssets: MiddlewareHandler = async (context, next) => {
  const serve = context.req.path.startsWith('/assets/') ? hashed : named;
  return await serve(context.req.raw, async () => {
    await next();
    return context.res;
  });
};
