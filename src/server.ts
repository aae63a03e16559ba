import type { IncomingMessage } from 'node:http';
import startHandler from '@tanstack/react-start/server-entry';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { NodeRequest } from 'srvx/node';
import { createApi } from '#api/index.ts';
import { countsAsReader, createReadCounter, type ReadCounter } from '#domain/analytics/index.ts';
import { createFirstAdmin } from '#domain/auth/index.ts';
import { installGlossary } from '#domain/glossary/index.ts';
import { startMaintenance } from '#domain/maintenance.ts';
import { findImageVariant } from '#domain/media/index.ts';
import { findPageOfShortAddress, installStarterPosts } from '#domain/posts/index.ts';
import { findSharePicture } from '#domain/share-pictures/index.ts';
import { createFeeds } from '#feeds/index.ts';
import { languageQueryRedirect, pathInLanguage } from '#i18n/paths.ts';
import { openWatchedDatabase, type PostWatch } from '#platform/database/index.ts';
import { type Environment, readEnvironment } from '#platform/environment.ts';
import { createBuiltAssets } from '#platform/http/built-assets.ts';
import { clientAddress } from '#platform/http/client-address.ts';
import { type Answerer, listen } from '#platform/http/listen.ts';
import { createPageCache } from '#platform/page-cache/index.ts';
import { type Runtime, setRuntime } from '#platform/runtime.ts';
import { StartError } from '#platform/start-error.ts';
import { deferClientEntry } from '#site/frame/late-client-entry.ts';
import { keepingPlanOf, tagsOfChangedPost } from './keeping-plans.ts';

/** Every request that is not answered from memory, in order. */
function createApp(runtime: Runtime, watch: PostWatch): Hono {
  const app = new Hono();
  app.use(compress());
  app.use(plainHeaders);
  app.get('/media/:file', async (context) => {
    const image = await findImageVariant(runtime.database, context.req.param('file'));
    if (!image) return context.text('Not found', 404);
    return context.body(Uint8Array.from(image.bytes), 200, {
      'Content-Type': image.contentType,
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
  app.get('/share/:file', async (context) => {
    const picture = await findSharePicture(runtime.database, context.req.param('file'));
    if (!picture) return context.text('Not found', 404);
    if ('movedTo' in picture) return context.redirect(picture.movedTo, 302);
    return context.body(Uint8Array.from(picture.bytes), 200, {
      'Content-Type': picture.contentType,
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
  app.get('/p/:id{[1-9][0-9]{0,8}}', async (context, next) => {
    const page = await findPageOfShortAddress(runtime.database, Number(context.req.param('id')));
    if (page === null) return await next();
    if (page === 'gone') {
      const notFound = await renderPage(context);
      return new Response(notFound.body, { status: 410, headers: notFound.headers });
    }
    // Not for ever: the short address is the one to keep, wherever the post moves.
    return context.redirect(pathInLanguage(`/blog/${page.slug}`, page.language), 302);
  });
  app.use(redirectLanguageQuery);
  app.use('/api/admin/*', showChanges(watch));
  app.route(
    '/',
    createApi({
      database: runtime.database,
      assistant: runtime.environment.assistant,
      addressOf: (request) => clientAddress(request, runtime.environment.trustedProxies),
    }),
  );
  app.route('/', createFeeds({ database: runtime.database, siteUrl: runtime.environment.siteUrl }));
  app.all('*', renderPage);
  return app;
}

const plainHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Referrer-Policy', 'strict-origin-when-cross-origin');
};

const redirectLanguageQuery: MiddlewareHandler = async (context, next) => {
  const location = languageQueryRedirect(new URL(context.req.url));
  if (location === null || context.req.path.startsWith('/api/')) return await next();
  return context.redirect(location, 302);
};

/** An editor who is told that a change is done finds it on the site. */
function showChanges(watch: PostWatch): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (context.req.method !== 'GET') await watch.caughtUp();
  };
}

async function renderPage(context: Context): Promise<Response> {
  const response = await startHandler.fetch(context.req.raw);
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  const isPanel = /^\/admin(\/|$)/.test(context.req.path);
  const body =
    import.meta.env.PROD && isHtml && !isPanel && response.body
      ? deferClientEntry(await response.text(), context.req.path)
      : response.body;
  // TanStack Start's own headers can't be changed in place.
  const page = new Response(body, response);
  // A browser keeps a 301 for ever unless told otherwise, and a post may come back to an address that it had.
  if (isHtml || response.status === 301) page.headers.set('Cache-Control', 'no-cache');
  if (isHtml && isPanel) page.headers.set('X-Robots-Tag', 'noindex');
  return page;
}

type Site = {
  environment: Environment;
  answerers: Answerer[];
  fetch: (request: Request) => Response | Promise<Response>;
  stop: () => Promise<void>;
};

/** Opens the database, fills a new one with the starter posts, and makes what answers requests. */
async function startSite(): Promise<Site> {
  const environment = readEnvironment(process.env);
  const pageCache = createPageCache({
    maxBytes: environment.pageCacheBytes,
    planOf: keepingPlanOf,
    // A request of nobody: what is kept is for everybody.
    render: async (key) => await app.fetch(new Request(environment.siteUrl + key)),
    versionOf: withoutRenderTimes,
    onAnswered: (request, key) => countReader(request, key),
  });
  const { database, watch } = await openWatchedDatabase(environment.databaseUrl, {
    onPost: (slug) => pageCache.drop(tagsOfChangedPost(slug)),
    onGap: pageCache.dropAll,
  });
  const { adminUsername: username, adminPassword: password } = environment;
  const firstAdmin = await createFirstAdmin(database, { username, password });
  if (firstAdmin?.generatedPassword)
    console.log(
      `The first admin is ${username} with the password ${firstAdmin.generatedPassword} (shown only now)`,
    );
  await installStarterPosts(database);
  await installGlossary(database);
  const stopMaintenance = startMaintenance(database);
  const runtime = { environment, database };
  setRuntime(runtime);
  const readCounter = createReadCounter(database);
  const countReader = countReaders(readCounter, environment.trustedProxies);
  const app = createApp(runtime, watch);
  return {
    environment,
    // Vite serves its own files, and pages that are being worked on are not kept.
    answerers: import.meta.env.PROD ? [createBuiltAssets(), pageCache.answer] : [],
    fetch: app.fetch,
    async stop() {
      stopMaintenance();
      await readCounter.stop();
      await watch.stop();
      await database.destroy();
    },
  };
}

/** Start writes into each page when its data was read; a page that differs in that alone is the same. */
function withoutRenderTimes(text: string): string {
  return text.replace(/\bu:\d{13}\b/g, '');
}

/** Counts a reader for each post that was answered, on its page or through the API. */
function countReaders(readCounter: ReadCounter, trustedProxies: number) {
  const postPath = /^\/(?:(?:arabic|kurdish)\/)?(?:api\/blog\/posts|blog)\/([^/?]+)$/;
  return (incoming: IncomingMessage, key: string): void => {
    const slug = postPath.exec(key)?.[1];
    if (!slug) return;
    const request = new NodeRequest({ req: incoming });
    if (!countsAsReader(request)) return;
    readCounter.record(slug, {
      address: clientAddress(request, trustedProxies),
      userAgent: request.headers.get('user-agent') ?? '',
    });
  };
}

/** Runs the site until a signal ends it. `npm start` calls this in the built server. */
export async function run(): Promise<void> {
  try {
    console.log(`The site is at ${await listen(await startSite())}`);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}

let development: Promise<Site> | undefined;

/** What `vite dev` calls for each request. */
export default {
  async fetch(request: Request): Promise<Response> {
    development ??= startSite();
    return await (await development).fetch(request);
  },
};
